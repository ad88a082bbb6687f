/** The purposes of a payment in credits beside promotions: the purpose code of a priority review. [E18, T50] */
export const paymentPurposes = { review_credits: 1 } as const;

/** The price of a priority review, in credits. [E18, M05] */
export const priorityReviewCredits = 1;

/** Days within which a moderator decides about an ad whose review was paid; later nothing is charged. */
export const priorityReviewDays = 2;
