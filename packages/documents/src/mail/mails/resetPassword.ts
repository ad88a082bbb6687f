import type { MailWriter } from '../mailContext.ts';
import type { CodeValues } from './sharedValues.ts';

/** The code that lets somebody set a new password. */
export const resetPassword: MailWriter<CodeValues> = ({ code, minutes }, { t, reason, notYou }) => ({
  subject: t('mail.reset-password-subject', { code }),
  paragraphs: [t('mail.reset-password-text', { minutes })],
  code,
  notes: [notYou, reason],
});
