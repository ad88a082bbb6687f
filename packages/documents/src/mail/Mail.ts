import type { BrandId, LanguageValue } from '@volan/domain-rules';

/** What each template needs to be written. Moments are ISO 8601. */
export interface MailValues {
  readonly 'verify-email': { readonly name: string; readonly code: string };
  readonly 'reset-password': { readonly code: string; readonly minutes: number };
  readonly 'sign-in-code': { readonly code: string; readonly minutes: number };
  readonly 'remove-account-code': { readonly code: string; readonly minutes: number };
  readonly 'password-changed': { readonly when: string; readonly device: string };
  readonly 'account-removed': { readonly name: string; readonly eraseOn: string };
  /** An administrator changed the state of the account; the reason is shown as it was written, empty: none. [J41] */
  readonly 'account-status': { readonly status: 'active' | 'suspended' | 'banned'; readonly reason: string };
  /** To whoever shall join a company, with or without an account. `link`: path of a page of the brand, with its query. */
  readonly 'company-invitation': { readonly company: string; readonly inviter: string; readonly link: string };
}

/** The name of a template. */
export type MailTemplate = keyof MailValues;

/** A mail: to whom, in which look and language, and what it tells. */
export type Mail = {
  readonly [Template in MailTemplate]: {
    readonly to: string;
    readonly brand: BrandId;
    readonly language: LanguageValue;
    readonly template: Template;
    readonly values: MailValues[Template];
  };
}[MailTemplate];
