import type { Page } from '@volan/domain-rules';

/**
 * Fields of forms that are never shown again and never stored. They are in a file of their own because the server and
 * the pages, which are built separately, both use them.
 */
export const secretFields: ReadonlySet<string> = new Set([
  'password',
  'sealed_password',
  'current_password',
  'code',
  'present_code',
  'credential',
  'phone_form', // may hold a code
]);

/**
 * The field that says that words of a form were left out, because a browser without scripts could not keep them all.
 * [K01]
 */
export const wordsLeftOut = 'words_left_out';

/** Pages that show words again which were sent when the session had ended. [K01] */
export const pagesWithWords: ReadonlySet<Page> = new Set([
  'settings',
  'companyMembers',
  'ownCompany',
  'myService',
  'registerService',
  'feeds',
  'newAd',
  'editAd',
  'newFastAd',
  'editFastAd',
  'conversation',
  'cannedAnswers',
  'statements',
  'requestService',
  'rateService',
  'serviceReview',
  'checkout',
]);
