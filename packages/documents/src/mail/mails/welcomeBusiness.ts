import type { MailWriter } from '../mailContext.ts';

/** The address of a business account is confirmed. */
export const welcomeBusiness: MailWriter<{ readonly name: string; readonly company: string }> = (
  { name, company },
  { t, links, brand, reason },
) => ({
  subject: t('mail.welcome-business-subject', { company, brand: brand.name }),
  paragraphs: [t('mail.greeting', { name }), t('mail.welcome-business-text')],
  action: { label: t('mail.open-profile'), href: links.page('profile') },
  notes: [reason],
});
