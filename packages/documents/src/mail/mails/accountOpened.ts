import type { MailWriter } from '../mailContext.ts';

/** An administrator opened the account: its owner sets their own password. [J38] */
export const accountOpened: MailWriter<{ readonly name: string }> = ({ name }, { t, brand, reason, newPassword }) => ({
  subject: t('mail.account-opened-subject', { brand: brand.name }),
  paragraphs: [t('mail.greeting', { name }), t('mail.account-opened-text', { brand: brand.name })],
  action: newPassword,
  notes: [t('mail.account-opened-note'), reason],
});
