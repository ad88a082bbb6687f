import { formatPhone } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';

/** Another account has verified the phone number. */
export const phoneMoved: MailWriter<{ readonly phone: string }> = ({ phone }, { t, links, reason }) => ({
  subject: t('mail.phone-moved-subject'),
  paragraphs: [t('mail.phone-moved-text', { phone: formatPhone(phone) })],
  action: { label: t('mail.open-settings'), href: links.page('settings') },
  notes: [reason],
});
