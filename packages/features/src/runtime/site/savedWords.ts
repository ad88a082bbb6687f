/** The parameter of the page "session expired" which says that the words of a form are saved. [K01] */
export const savedWordsParameter = 'kept=1';

/** Whether the address has that parameter. */
export const hasSavedWords = (search: string): boolean => new URLSearchParams(search).get('kept') === '1';

/** What is saved of the page whose session ended. */
export type SavedWords = 'ad' | 'message' | 'form';
