import type { MailWriter } from '../mailContext.ts';

/** The account was removed, and is erased on `eraseOn`. */
export const accountRemoved: MailWriter<{ readonly name: string; readonly eraseOn: string }> = (
  { name, eraseOn },
  { t, time, reason },
) => ({
  subject: t('mail.account-removed-subject'),
  paragraphs: [
    t('mail.greeting', { name }),
    t('mail.account-removed-text', { date: time(eraseOn, { dateStyle: 'long' }) }),
  ],
  notes: [reason],
});
