/** What a payment in credits may be for beside promotions: the purpose code of a review before others. [E18, T50] */
export const paymentPurposes = { review_credits: 1 } as const;

/** What a review before others costs, in credits. [E18, M05] */
export const priorityReviewCredits = 1;

/** Days within which a moderator decides about an ad whose review was paid; later nothing is charged. */
export const priorityReviewDays = 2;
