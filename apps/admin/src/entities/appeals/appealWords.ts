import type { AccountReasonName, ContestableDecision, DecisionGround } from '@volan/domain-rules';
import type { PlainAdminText } from '@volan/i18n/admin';

/** Labels of the effects of a decision. */
export const decisionWords = {
  rejected: 'decisionRejected',
  removed: 'decisionRemoved',
  suspended: 'decisionSuspended',
  banned: 'decisionBanned',
  'company-rejected': 'decisionCompanyRejected',
  'review-removed': 'decisionReviewRemoved',
} as const satisfies Readonly<Record<ContestableDecision, PlainAdminText>>;

/** Labels of the grounds of a decision. */
export const groundWords = {
  reports: 'groundReports',
  checks: 'groundChecks',
  'own-review': 'groundOwnReview',
} as const satisfies Readonly<Record<DecisionGround, PlainAdminText>>;

/** Labels of the reasons why an account was suspended or closed. */
export const codeWords = {
  fraud: 'codeFraud',
  'false-data': 'codeFalseData',
  insults: 'codeInsults',
  spam: 'codeSpam',
  other: 'codeOther',
} as const satisfies Readonly<Record<AccountReasonName, PlainAdminText>>;
