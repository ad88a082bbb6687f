import type { MailWriter } from '../mailContext.ts';
import type { EventValues } from './sharedValues.ts';

type Values = EventValues & {
  /** How many passkeys still open the account. Missing in mails queued by an older version. */
  readonly passkeys?: number;
};

/** The password was changed. */
export const passwordChanged: MailWriter<Values> = (
  { passkeys: count = 0, ...values },
  { t, time, reason, newPassword },
) => {
  const when = time(values.when, { dateStyle: 'long', timeStyle: 'short' });
  const device = values.device === '' ? when : `${when} (${values.device})`;
  const passkeys = t('mail.password-changed-passkeys', { count, section: t('account.passkeys') });

  return {
    subject: t('mail.password-changed-subject'),
    paragraphs: [t('mail.password-changed-text', { when: device }), ...(count > 0 ? [passkeys] : [])],
    action: newPassword,
    notes: [reason],
  };
};
