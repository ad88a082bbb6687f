/** Why accounts are suspended and banned; their owners read it in the own language. [J41, P60] */
export const accountReasons = ['fraud', 'false-data', 'insults', 'spam', 'other'] as const;

/** A word of {@link accountReasons}. */
export type AccountReasonName = (typeof accountReasons)[number];

/** The grounds of a decision: reports of others, automatic checks, or a moderator's own review. [P60] */
export const decisionGrounds = ['reports', 'checks', 'own-review'] as const;

/** A word of {@link decisionGrounds}. */
export type DecisionGround = (typeof decisionGrounds)[number];

/** The decisions that can be appealed. [P60] */
export const contestableDecisions = [
  'rejected',
  'removed',
  'suspended',
  'banned',
  'company-rejected',
  'review-removed',
] as const;

/** A word of {@link contestableDecisions}. */
export type ContestableDecision = (typeof contestableDecisions)[number];

/**
 * Months for an appeal. Article 20(1) of Regulation (EU) 2022/2065 (Digital Services Act) requires at least six months
 * from the notification of the user. We give them everywhere, also where the law does not require it. [P60]
 */
export const appealMonths = 6;

/** Longest appeal and longest answer to one, in characters. */
export const maxAppeal = 2000;

/** Days that a suspension with an end lasts at most. [J41] */
export const maxSuspensionDays = 366;

/**
 * Until when a decision can be appealed against; the last day of a shorter month where the month has no such day. [P60]
 */
export function appealUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  const day = until.getUTCDate();
  until.setUTCMonth(until.getUTCMonth() + appealMonths);
  if (until.getUTCDate() !== day) until.setUTCDate(0);

  return until;
}
