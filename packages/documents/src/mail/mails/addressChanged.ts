import type { MailWriter } from '../mailContext.ts';

/** An administrator changed the address of the account. Goes to the old address. [J39] */
export const addressChanged: MailWriter<{ readonly email: string }> = ({ email }, { t, reason }) => ({
  subject: t('mail.address-changed-subject'),
  paragraphs: [t('mail.address-changed-text', { email })],
  notes: [reason],
});
