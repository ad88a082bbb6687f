import { brandIds } from '../packages/domain-rules/src/index.ts';

/** The four looks of every story; the first is the one a story is mounted in. */
export const brandThemes = brandIds.flatMap((brand) => (['light', 'dark'] as const).map((theme) => ({ brand, theme })));

/** Shows the document in a brand and a theme, the way a page of the site does. */
export function showIn({ brand, theme }: { brand: string; theme: string }) {
  const { body } = document;
  body.dataset['brand'] = brand;
  body.dataset['theme'] = theme;
  body.classList.remove('light', 'dark');
  body.classList.add(theme);
}
