/** The part of the address of the page "session expired" that says that the words of a form are kept. [K01] */
export const keptInForm = 'kept=1';

/** Whether the address says so. */
export const isKeptInForm = (search: string): boolean => new URLSearchParams(search).get('kept') === '1';

/** What is kept of the page whose session ended. */
export type KeptWords = 'ad' | 'message' | 'form';
