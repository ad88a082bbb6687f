import type { MailWriter } from '../mailContext.ts';
import type { CodeValues } from './sharedValues.ts';

/** The code that confirms the removal of an account. */
export const removeAccountCode: MailWriter<CodeValues> = ({ code, minutes }, { t, reason, notYou }) => ({
  subject: t('mail.remove-account-code-subject', { code }),
  paragraphs: [t('mail.remove-account-code-text', { minutes })],
  code,
  notes: [notYou, reason],
});
