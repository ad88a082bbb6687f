import type { MailWriter } from '../mailContext.ts';
import type { CodeValues } from './sharedValues.ts';

type Values = CodeValues & {
  /** The new address. */
  readonly email: string;
  /** The mail goes to the present address. */
  readonly isPresent: boolean;
};

/** The code that confirms another address of an account: one for the new address, one for the present address. */
export const changeEmail: MailWriter<Values> = ({ code, minutes, email, isPresent }, context) => {
  const { t, brand, reason, notYou, newPassword } = context;
  if (!isPresent) {
    return {
      subject: t('mail.change-email-subject', { code }),
      paragraphs: [t('mail.change-email-text', { brand: brand.name, minutes })],
      code,
      notes: [notYou, reason],
    };
  }

  return {
    subject: t('mail.change-email-present-subject', { code }),
    paragraphs: [t('mail.change-email-present-text', { email, minutes })],
    code,
    action: newPassword,
    notes: [t('mail.not-you-password'), reason],
  };
};
