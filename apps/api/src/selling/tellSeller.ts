import type { Mail, MailTemplate, MailValues } from '@volan/documents';
import type { Sql, TransactionSql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import { recipientOf } from '../auth/mailTo.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

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
  ads: Pick<Ads, 'inAnyState'>,
  ad: { readonly id: number; readonly userId: number },
  mail: AdMail,
): Promise<void> {
  const recipient = await recipientOf(sql, ad.userId);
  if (!recipient) return;
  const [shown] = await ads.inAnyState([ad.id], recipient.language);
  const title = shown?.title ?? `#${ad.id}`;
  await queueMail(sql, { ...recipient, ...mail, values: { ...mail.values, title } } as Mail);
}
