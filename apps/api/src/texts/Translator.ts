import type { LanguageValue } from '@volan/domain-rules';

/** Translates what sellers wrote. None is configured by default: then pages have no button for it. [J62] */
export interface Translator {
  /** `from` is null where nobody knows. */
  translate(text: string, from: LanguageValue | null, to: LanguageValue): Promise<string>;
}
