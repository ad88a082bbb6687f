import type { AccountReasonName, ContestableDecision, DecisionGround } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';

/** What a decision did. */
export const decisionWords = {
  rejected: 'decisionRejected',
  removed: 'decisionRemoved',
  suspended: 'decisionSuspended',
  banned: 'decisionBanned',
} as const satisfies Readonly<Record<ContestableDecision, PlainAdminText>>;

/** What a decision rests on. */
export const groundWords = {
  reports: 'groundReports',
  checks: 'groundChecks',
  'own-review': 'groundOwnReview',
} as const satisfies Readonly<Record<DecisionGround, PlainAdminText>>;

/** Why an account was suspended or closed. */
export const codeWords = {
  fraud: 'codeFraud',
  'false-data': 'codeFalseData',
  insults: 'codeInsults',
  spam: 'codeSpam',
  other: 'codeOther',
} as const satisfies Readonly<Record<AccountReasonName, PlainAdminText>>;
