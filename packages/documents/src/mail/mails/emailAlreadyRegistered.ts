import type { MailWriter } from '../mailContext.ts';

/** Somebody tried to open a second account with the address. */
export const emailAlreadyRegistered: MailWriter<Readonly<Record<never, never>>> = (
  _values,
  { t, links, brand, reason },
) => ({
  subject: t('mail.email-already-registered-subject', { brand: brand.name }),
  paragraphs: [t('mail.email-already-registered-text')],
  action: { label: t('mail.sign-in'), href: links.page('signIn') },
  notes: [t('mail.nothing-changed'), reason],
});
