import type { companyWhys } from '../companies/companyReview.ts';
import type { ReviewReasonName } from './adReview.ts';

/**
 * What waits for a moderator, in one queue: an ad that nobody has decided about; a public ad that somebody reported; a
 * report of messages; an appeal against a decision; new or changed data of a company; a reported review of a service. A section that needs moderators
 * adds its own. [M05, P57]
 */
export const reviewKinds = ['ad', 'ad-report', 'message-report', 'appeal', 'company', 'review-report'] as const;

/** A word of {@link reviewKinds}. */
export type ReviewKind = (typeof reviewKinds)[number];

/** Why something waits: results of an ad's checks, reasons of reports, facts about a company. */
export type ReviewWhy = ReviewReasonName | (typeof reportedWhys)[number] | (typeof companyWhys)[number];

/** Reasons of reports, of ads, messages and reviews. */
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
