import type { MailWriter } from '../mailContext.ts';

type Values = {
  readonly won: boolean;
  /** Shown as it was written. */
  readonly answer: string;
};

/** An appeal was decided. [P60] */
export const appealDecided: MailWriter<Values> = ({ won, answer }, { t, reason }) => {
  const outcome = won ? 'won' : 'upheld';

  return {
    subject: t(`mail.appeal-${outcome}-subject`),
    paragraphs: [t(`mail.appeal-${outcome}-text`)],
    ...(answer.trim() !== '' && { quote: answer.trim() }),
    notes: [reason],
  };
};
