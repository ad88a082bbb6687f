/** Limits of reviews of car services. [M16] */
export const reviewLimits = {
  /** Fewest characters of a review. */
  minLength: 20,
  /** Most characters of a review, and of the reply to one. */
  maxLength: 2000,
  /** Reviews on a page of their list. */
  perPage: 10,
  /** Fewest reviews whose average is shown. The view `public_car_service` has the same number. */
  forAverage: 3,
  /** Hours after which a phone that was asked for counts as a contact. */
  hoursAfterPhone: 24,
} as const;

/** Last page of the list of reviews. */
export const lastReviewPage = 1000;

/** Why somebody reports a review. */
export const reviewReportReasons = ['wrong-data', 'offensive', 'spam', 'other'] as const;

/** A word of {@link reviewReportReasons}. */
export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** What moderators decide about a reported review. */
export const reviewReportDecisions = ['dismissed', 'removed'] as const;

/** A word of {@link reviewReportDecisions}. */
export type ReviewReportDecision = (typeof reviewReportDecisions)[number];

/** Averages that a visitor may ask for at least. */
export const serviceRatings = [3, 4, 4.5] as const;

/** The public name of the author of a review: "Marko P." of "Marko Petrović". */
export function reviewerName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);

  return last === undefined ? first : `${first} ${last.charAt(0)}.`;
}
