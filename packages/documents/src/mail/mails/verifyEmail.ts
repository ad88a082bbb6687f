import type { MailWriter } from '../mailContext.ts';
import type { CodeValues } from './sharedValues.ts';

/** The code that confirms the address of a new account. */
export const verifyEmail: MailWriter<{ readonly name: string } & CodeValues> = (
  { code, name, minutes },
  { t, brand, reason, notYou },
) => ({
  subject: t('mail.verify-email-subject', { code, brand: brand.name }),
  paragraphs: [t('mail.greeting', { name }), t('mail.verify-email-text', { minutes })],
  code,
  notes: [notYou, reason],
});
