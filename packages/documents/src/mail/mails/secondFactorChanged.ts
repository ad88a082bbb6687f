import type { MailWriter } from '../mailContext.ts';
import type { EventValues } from './sharedValues.ts';

/** The second factor was switched on or off. */
export const secondFactorChanged: MailWriter<EventValues & { readonly on: boolean }> = (
  values,
  { t, reason, newPassword, signInFacts },
) => {
  const state = values.on ? 'on' : 'off';

  return {
    subject: t(`mail.second-factor-${state}-subject`),
    paragraphs: [t(`mail.second-factor-${state}-text`)],
    facts: signInFacts(values),
    action: newPassword,
    notes: [t('mail.not-you-password'), reason],
  };
};
