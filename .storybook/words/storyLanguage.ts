import { languages as product, toHtmlLang, isLanguageValue } from '../../packages/domain-rules/src/index.ts';

/**
 * Groups of the sidebar with stories of components (`packages/ui`), in its order. All others hold what
 * `packages/features` shows.
 */
export const componentGroups = [
  'Foundations',
  'Primitives',
  'Layout',
  'Forms',
  'Navigation',
  'Feedback',
  'Marketplace',
  'Admin',
  'Patterns',
];

/**
 * Languages that stories of components can be shown in: they are written in Serbian, the others have a table or a rule.
 */
const ofComponents = new Set(['rs', 'en', 'de', 'zh', 'pseudo']);

/** The languages of the toolbar: the nine languages of the product [F11], and long accented words made by rule. */
export const storyLanguages = [
  ...product.map(({ value, name }) => ({
    value: value as string,
    title: ofComponents.has(value) ? name : `${name} (components: English)`,
  })),
  { value: 'pseudo', title: 'Ļööñğ åççééñťš (pages: English)' },
];

const isComponentStory = (title: string) => componentGroups.includes(title.split('/')[0] ?? '');

/** The language that a story is shown in: English where it cannot be shown in the one of the toolbar. */
export function storyLanguage(title: string, chosen: string): string {
  const possible = isComponentStory(title) ? ofComponents.has(chosen) : isLanguageValue(chosen);
  return possible ? chosen : 'en';
}

/** The value of `lang` for a language of the toolbar; `en-XA` is the usual tag of accented pseudo-English. */
export const htmlLangOf = (language: string): string =>
  isLanguageValue(language) ? toHtmlLang(language) : language === 'pseudo' ? 'en-XA' : 'en';
