import type { Mail, MailTemplate, MailValues } from '@volan/documents';
import type { Sql, TransactionSql } from 'postgres';
import { recipientOf } from '../auth/mailTo.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { TitleOf } from './adTitles.ts';

/** Mails about one ad: each names it by its title, which is found here. */
type AdTemplate = Extract<MailTemplate, `ad-${string}`>;

type AdMail = {
  readonly [Template in AdTemplate]: {
    readonly template: Template;
    readonly values: Omit<MailValues[Template], 'title'>;
  };
}[AdTemplate];

/**
 * Tells the owner of an ad something about it, in the language and the look of the account. In the transaction of what it
 * tells about it is sent if that happened, and only then.
 */
export async function tellSeller(
  sql: Sql | TransactionSql,
  titleOf: TitleOf,
  ad: { readonly id: number; readonly userId: number },
  mail: AdMail,
): Promise<void> {
  const recipient = await recipientOf(sql, ad.userId);
  if (!recipient) return;
  const title = await titleOf(ad.id, recipient.language);
  await queueMail(sql, { ...recipient, ...mail, values: { ...mail.values, title } } as Mail);
}
