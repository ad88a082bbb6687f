import type { MailWriter } from '../mailContext.ts';
import type { CodeValues } from './sharedValues.ts';

/** The code that signs somebody in. */
export const signInCode: MailWriter<CodeValues> = ({ code, minutes }, { t, reason, notYou }) => ({
  subject: t('mail.sign-in-code-subject', { code }),
  paragraphs: [t('mail.sign-in-code-text', { minutes })],
  code,
  notes: [notYou, reason],
});
