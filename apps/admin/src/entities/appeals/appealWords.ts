import type { AccountReasonName, ContestableDecision, DecisionGround } from '@volan/domain-rules';
import type { AdminTexts } from '../../texts/texts.ts';

/** What a decision did. */
export const decisionWords = {
  rejected: 'decisionRejected',
  removed: 'decisionRemoved',
  suspended: 'decisionSuspended',
  banned: 'decisionBanned',
} as const satisfies Readonly<Record<ContestableDecision, keyof AdminTexts>>;

/** What a decision rests on. */
export const groundWords = {
  reports: 'groundReports',
  checks: 'groundChecks',
  'own-review': 'groundOwnReview',
} as const satisfies Readonly<Record<DecisionGround, keyof AdminTexts>>;

/** Why an account was suspended or closed. */
export const codeWords = {
  fraud: 'codeFraud',
  'false-data': 'codeFalseData',
  insults: 'codeInsults',
  spam: 'codeSpam',
  other: 'codeOther',
} as const satisfies Readonly<Record<AccountReasonName, keyof AdminTexts>>;
