import type { ReviewReasonName } from './adReview.ts';

/**
 * What waits for a moderator, in one queue: an ad that nobody has decided about; a public ad that somebody reported; a
 * report of messages; an appeal against a decision. A section that needs moderators adds its own. [M05, P57]
 */
export const reviewKinds = ['ad', 'ad-report', 'message-report', 'appeal'] as const;

/** A word of {@link reviewKinds}. */
export type ReviewKind = (typeof reviewKinds)[number];

/** Why something waits: what the checks of an ad found, and what reports say. */
export type ReviewWhy = ReviewReasonName | (typeof reportedWhys)[number];

/** Reasons of reports, of ads and of messages. */
export const reportedWhys = [
  'sold',
  'wrong-data',
  'fraud',
  'duplicate',
  'offensive',
  'spam',
  'insult',
  'other',
] as const;
