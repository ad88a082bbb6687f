import type { MailWriter } from '../mailContext.ts';
import type { EventValues } from './sharedValues.ts';

type Values = EventValues & {
  /** ISO code; null where the address tells none. */
  readonly country: string | null;
};

/** Somebody signed in on a new device. */
export const newSignIn: MailWriter<Values> = (values, { t, reason, newPassword, signInFacts }) => ({
  subject: t('mail.new-sign-in-subject'),
  paragraphs: [t('mail.new-sign-in-text')],
  facts: signInFacts(values),
  action: newPassword,
  notes: [t('mail.not-you-password'), reason],
});
