/** Why moderators refuse the data of a company; its owner reads them in the own language. [M12, P55] */
export const companyReasons = [
  'documents-missing',
  'documents-unreadable',
  'not-in-register',
  'data-differ',
  'no-authority',
  'company-duplicate',
  'other',
] as const;

/** A word of {@link companyReasons}. */
export type CompanyReasonName = (typeof companyReasons)[number];

/** What a moderator sees at first about a company in the queue. */
export const companyWhys = ['new-company', 'changed-company', 'same-tax-number', 'no-documents'] as const;

/** The state of the review of new or changed data; a company without a review has none. */
export const companyReviewStates = ['waiting', 'asked', 'refused'] as const;

/** A word of {@link companyReviewStates}. */
export type CompanyReviewState = (typeof companyReviewStates)[number];

/** Data of a public company whose changes wait for a moderator; until then the old values stay public. */
export const reviewedCompanyFields = ['name', 'legal_name', 'tax_id', 'registry_number', 'address'] as const;

/** A word of {@link reviewedCompanyFields}. */
export type ReviewedCompanyField = (typeof reviewedCompanyFields)[number];

/** Months until "verified" lapses. [P55] */
export const verifiedMonths = 24;

/** Maximum number of documents of one company. */
export const maxCompanyDocuments = 8;

/** Days after an approval until the documents are deleted. */
export const documentDaysApproved = 30;

/** Days after a refusal until the documents are deleted: the time for an appeal, which is six months, and a month more. */
export const documentDaysRefused = 214;

/** Maximum number of phone numbers of a company. */
export const maxCompanyPhones = 5;

/** Maximum number of exceptions to the opening hours of a company. */
export const maxHoursExceptions = 40;
