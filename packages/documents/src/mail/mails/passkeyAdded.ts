import type { MailWriter } from '../mailContext.ts';
import type { EventValues } from './sharedValues.ts';

type Values = EventValues & {
  /** What the owner calls the passkey. */
  readonly name: string;
};

/** A passkey was added. */
export const passkeyAdded: MailWriter<Values> = (values, { t, links, reason, signInFacts }) => ({
  subject: t('mail.passkey-added-subject'),
  paragraphs: [t('mail.passkey-added-text', { name: values.name })],
  facts: signInFacts(values),
  action: { label: t('mail.open-settings'), href: links.page('settings') },
  notes: [t('mail.passkey-added-note'), reason],
});
