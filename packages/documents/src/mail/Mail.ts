import type { BrandId, LanguageValue } from '@volan/domain-rules';
import type { mailWriters } from './mails/index.ts';

/** The name of a template. */
export type MailTemplate = keyof typeof mailWriters;

/** What each template needs to be written. Moments are ISO 8601. */
export type MailValues = {
  readonly [Template in MailTemplate]: Parameters<(typeof mailWriters)[Template]>[0];
};

/** A mail: to whom, in which look and language, and what it tells. One template, or any of them. */
export type Mail<Templates extends MailTemplate = MailTemplate> = {
  readonly [Template in Templates]: {
    readonly to: string;
    readonly brand: BrandId;
    readonly language: LanguageValue;
    readonly template: Template;
    readonly values: MailValues[Template];
  };
}[Templates];
