import type { RejectionReasonName } from '@volan/domain-rules';
import type { MailWriter } from '../mailContext.ts';
import { statementFacts } from '../statementFacts.ts';
import type { AdValues, AdStatement } from './sharedValues.ts';

type Values = AdValues & {
  readonly decision: 'approved' | 'rejected' | 'asked' | 'removed';
  /** Why it was refused. */
  readonly reasons: readonly RejectionReasonName[];
  /** What the moderator wrote, shown as it was written. */
  readonly reason: string;
  /** Only for a refusal. Missing in mails queued by an older version. [P60] */
  readonly statement?: AdStatement;
};

/** A moderator decided about an ad, or asks its seller. [J139, P57] */
export const adDecision: MailWriter<Values> = (
  { title, fast = false, decision, reasons, reason: words, statement, unsubscribe },
  { t, links, reader, reason, appealNotes, unsubscribeEnding },
) => {
  const said = [...reasons.map((each) => `${t(`my-ads.refused-${each}`)}.`), words.trim()].filter(Boolean).join(' ');

  const ownAds = fast ? 'myFastAds' : decision === 'approved' ? 'activeAds' : 'inactiveAds';

  return {
    ending: unsubscribeEnding(unsubscribe),
    subject: t(`mail.ad-${decision}-subject`, { title }),
    paragraphs: [t(`mail.ad-${decision}-text`, { title })],
    ...(said !== '' && { quote: said }),
    ...(statement && { facts: statementFacts(statement, reader) }),
    action: statement
      ? { label: t('mail.appeal-open'), href: links.page('statements') }
      : { label: t('mail.ad-open'), href: links.page(ownAds) },
    notes: [
      ...(statement
        ? appealNotes(statement)
        : decision === 'rejected' || decision === 'removed'
          ? [t('mail.account-status-appeal')]
          : []),
      reason,
    ],
  };
};
