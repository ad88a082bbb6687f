/** Id of the main part of every page: the skip link leads there. */
export const mainId = 'content';
