/** The nine languages as they stand in addresses, cookies and calls; `rs` is Serbian in Latin script. [E05] */
export type LanguageValue = 'rs' | 'en' | 'de' | 'bg' | 'hu' | 'ro' | 'ru' | 'zh' | 'mk';

/** The nine values, the two defaults first. [E05] */
export const languageValues = [
  'rs',
  'en',
  'de',
  'bg',
  'hu',
  'ro',
  'ru',
  'zh',
  'mk',
] as const satisfies readonly LanguageValue[];

/** Whether a text is exactly one of the nine values. */
export function isLanguageValue(text: string): text is LanguageValue {
  return (languageValues as readonly string[]).includes(text);
}
