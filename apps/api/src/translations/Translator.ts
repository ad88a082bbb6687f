import type { LanguageValue } from '@volan/domain-rules';

/** Translates texts of sellers. By default none is configured, and pages have no button for it. [J62] */
export interface Translator {
  /**
   * `from` is null if it is unknown; `to` is a language of the product, or the code of another one.
   *
   * @throws if the translator does not answer
   */
  translate(text: string, from: LanguageValue | null, to: string): Promise<string>;
}
