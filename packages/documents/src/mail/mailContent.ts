import type { Mail, MailTemplate, MailValues } from './Mail.ts';
import { createMailContext, type MailContent, type MailWriter } from './mailContext.ts';
import { mailWriters } from './mails/index.ts';

const writers: { readonly [Template in MailTemplate]: MailWriter<MailValues[Template]> } = mailWriters;

/**
 * The content of a mail in its language; times are those of the brand.
 *
 * @param origin of the brand's pages, such as `https://www.volan.rs`
 */
export function mailContent<Template extends MailTemplate>(
  { template, values, brand, language }: Mail<Template>,
  origin: string,
): MailContent {
  return writers[template](values, createMailContext(brand, language, origin));
}
