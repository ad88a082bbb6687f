import type { MailWriter } from '../mailContext.ts';

type Values = {
  readonly company: string;
  readonly inviter: string;
  /** Path of a page of the brand, with its query. */
  readonly link: string;
};

/** Invites somebody into a company, with or without an account. */
export const companyInvitation: MailWriter<Values> = ({ company, inviter, link }, { t, links, brand }) => ({
  subject: t('mail.company-invitation-subject', { inviter, company }),
  paragraphs: [t('mail.company-invitation-text', { inviter, company, brand: brand.name })],
  action: { label: t('mail.company-invitation-action'), href: links.path(link) },
  notes: [t('mail.company-invitation-note', { company })],
});
