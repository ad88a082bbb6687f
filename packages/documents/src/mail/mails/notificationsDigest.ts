import { notificationText, type NotificationTold } from '@volan/i18n';
import type { MailWriter } from '../mailContext.ts';
import type { Unsubscribable } from './sharedValues.ts';

/** The notifications since the last daily mail that were not read, the newest first. [M19] */
export const notificationsDigest: MailWriter<
  Unsubscribable & { readonly told: readonly (NotificationTold & { readonly at: string })[] }
> = ({ told, unsubscribe }, { t, links, brand, time, reader, reason, unsubscribeEnding }) => ({
  subject: t('mail.digest-subject', { brand: brand.name }),
  paragraphs: [t('mail.digest-text')],
  facts: told.map((told) => ({
    label: time(told.at, { dateStyle: 'medium' }),
    text: notificationText(told, reader),
  })),
  action: { label: t('mail.digest-open'), href: links.page('notifications') },
  notes: [reason],
  ending: unsubscribeEnding(unsubscribe),
});
