import { brands } from '@volan/domain-rules';
import { createTranslator, intlTag } from '@volan/i18n';
import type { Mail } from './Mail.ts';
import { mailLinks } from './mailLinks.ts';

/** What a mail says, before it has a look. */
export interface MailContent {
  readonly subject: string;
  /** Paragraphs before the code. */
  readonly paragraphs: readonly string[];
  /** What somebody wrote, shown as their words. */
  readonly quote?: string;
  /** Digits to be typed. */
  readonly code?: string;
  /** The page to go on at. */
  readonly action?: { readonly label: string; readonly href: string };
  /** Sentences after it. */
  readonly notes: readonly string[];
}

/**
 * What a mail says, in its language; times are those of the brand.
 *
 * @param origin of the brand's pages, such as `https://www.volan.rs`
 */
export function mailContent(mail: Mail, origin: string): MailContent {
  const t = createTranslator(mail.language);
  const links = mailLinks(mail, origin);
  const brand = brands[mail.brand];
  const time = (moment: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(mail.language), { ...style, timeZone: brand.timeZone }).format(new Date(moment));
  const reason = t('mail.reason', { brand: brand.name });
  const notYou = t('mail.not-you');
  switch (mail.template) {
    case 'verify-email':
      return {
        subject: t('mail.verify-email-subject', { code: mail.values.code, brand: brand.name }),
        paragraphs: [t('mail.greeting', { name: mail.values.name }), t('mail.verify-email-text')],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'reset-password':
      return {
        subject: t('mail.reset-password-subject', { code: mail.values.code }),
        paragraphs: [t('mail.reset-password-text', { minutes: mail.values.minutes })],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'sign-in-code':
      return {
        subject: t('mail.sign-in-code-subject', { code: mail.values.code }),
        paragraphs: [t('mail.sign-in-code-text', { minutes: mail.values.minutes })],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'remove-account-code':
      return {
        subject: t('mail.remove-account-code-subject', { code: mail.values.code }),
        paragraphs: [t('mail.remove-account-code-text', { minutes: mail.values.minutes })],
        code: mail.values.code,
        notes: [notYou, reason],
      };
    case 'password-changed': {
      const when = time(mail.values.when, { dateStyle: 'long', timeStyle: 'short' });
      const device = mail.values.device === '' ? when : `${when} (${mail.values.device})`;
      return {
        subject: t('mail.password-changed-subject'),
        paragraphs: [t('mail.password-changed-text', { when: device })],
        notes: [reason],
      };
    }
    case 'account-removed':
      return {
        subject: t('mail.account-removed-subject'),
        paragraphs: [
          t('mail.greeting', { name: mail.values.name }),
          t('mail.account-removed-text', { date: time(mail.values.eraseOn, { dateStyle: 'long' }) }),
        ],
        notes: [reason],
      };
    case 'account-status': {
      const { status, reason: said } = mail.values;
      const given = said.trim() !== '';
      return {
        subject: t(`mail.account-${status}-subject`),
        paragraphs: [t(`mail.account-${status}-text`), ...(given ? [t('mail.account-status-reason')] : [])],
        ...(given && { quote: said.trim() }),
        action:
          status === 'active'
            ? { label: t('mail.sign-in'), href: links.page('signIn') }
            : { label: t('mail.contact-us'), href: links.page('contact') },
        notes: [...(status === 'active' ? [] : [t('mail.account-status-appeal')]), reason],
      };
    }
    case 'company-invitation': {
      const { company, inviter, link } = mail.values;
      return {
        subject: t('mail.company-invitation-subject', { inviter, company }),
        paragraphs: [t('mail.company-invitation-text', { inviter, company, brand: brand.name })],
        action: { label: t('mail.company-invitation-action'), href: links.path(link) },
        notes: [t('mail.company-invitation-note', { company })],
      };
    }
  }
}
