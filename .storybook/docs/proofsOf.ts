import { isPictured, mainStory } from '../tests/isPictured.ts';

/** A picture that `npm run visual` compares the component with. */
export interface Proof {
  readonly storyId: string;
  /** "Open, Volan, light". */
  readonly label: string;
  /** Its address in the published Storybook. */
  readonly src: string;
}

/** The looks of pictures: the main story of a component has both, the others the first. */
export const picturedLooks = [
  { brand: 'volan', theme: 'light' },
  { brand: 'gearlane', theme: 'dark' },
] as const;

/** The pictures of a component, by its file of stories and its stories in their order. [N15] */
export function proofsOf(file: string, stories: readonly { readonly id: string; readonly name: string }[]): Proof[] {
  const names = stories.map(({ name }) => name);
  return stories.flatMap(({ id, name }, index) => {
    if (!isPictured(file, names, index)) return [];

    const looks = index === mainStory(file, names) ? picturedLooks : picturedLooks.slice(0, 1);
    return looks.map(({ brand, theme }) => ({
      storyId: id,
      label: `${name}, ${brand}, ${theme}`,
      src: `./proofs/${id}-${brand}-${theme}.png`,
    }));
  });
}
