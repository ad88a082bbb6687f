import type { BrandId, LanguageValue } from '@volan/domain-rules';

/** What a handler may know about a request beside its input. */
export interface RequestContext {
  /** `lang` of the query, else Accept-Language, else the default of the brand. [T52] */
  readonly language: LanguageValue;
  readonly brand: BrandId;
  /** Address of the visitor. */
  readonly address: string;
}
