import type { CompanyReasonName } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';
import { statementFacts } from '../statementFacts.ts';
import type { AdStatement } from './sharedValues.ts';

type Values = {
  readonly company: string;
  readonly decision:
    | 'company-approved'
    | 'company-asked'
    | 'company-rejected'
    | 'company-changed'
    | 'company-change-rejected';
  /** Why the data were refused. */
  readonly reasons: readonly CompanyReasonName[];
  /** What the moderator wrote, shown as it was written. */
  readonly reason: string;
  /** The statement of reasons, with a refusal. [P60] */
  readonly statement?: AdStatement;
};

/** A moderator decided about the data of a company, or asks it. [M12, P55] */
export const companyDecision: MailWriter<Values> = (
  { company, decision, reasons, reason: words, statement },
  { t, links, reader, reason, appealNotes },
) => {
  const said = [...reasons.map((each) => `${t(`company-review.reason-${each}`)}.`), words.trim()]
    .filter(Boolean)
    .join(' ');

  return {
    subject: t(`notifications.${decision}`, { company }),
    paragraphs: [t(`mail.${decision}-text`, { company })],
    ...(said !== '' && { quote: said }),
    ...(statement && { facts: statementFacts(statement, reader) }),
    action: statement
      ? { label: t('mail.appeal-open'), href: links.page('statements') }
      : { label: t('own-company.title'), href: links.page('ownCompany') },
    notes: [...(statement ? appealNotes(statement) : []), reason],
  };
};
