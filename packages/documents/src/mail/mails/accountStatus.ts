import type { MailWriter } from '../mailContext.ts';
import { statementFacts } from '../statementFacts.ts';
import type { AccountStatement } from './sharedValues.ts';

type Values = {
  readonly status: 'active' | 'suspended' | 'banned' | 'warned';
  /** Shown as it was written; empty: none. */
  readonly reason: string;
  /** The statement of reasons of a suspension or a ban. Missing in mails queued by an older version. [P60] */
  readonly statement?: AccountStatement;
};

/** An administrator changed the status of the account, or warned its owner. [J41] */
export const accountStatus: MailWriter<Values> = (
  { status, reason: said, statement },
  { t, links, reader, reason, appealNotes },
) => {
  const given = said.trim() !== '';

  return {
    subject: t(`mail.account-${status}-subject`),
    paragraphs: [t(`mail.account-${status}-text`), ...(given ? [t('mail.account-status-reason')] : [])],
    ...(given && { quote: said.trim() }),
    ...(statement && { facts: statementFacts(statement, reader) }),
    action:
      status === 'active'
        ? { label: t('mail.sign-in'), href: links.page('signIn') }
        : statement
          ? { label: t('mail.appeal-open'), href: links.statement(statement.token) }
          : { label: t('mail.contact-us'), href: links.page('contact') },
    notes: [
      ...(statement ? appealNotes(statement) : status === 'active' ? [] : [t('mail.account-status-appeal')]),
      reason,
    ],
  };
};
