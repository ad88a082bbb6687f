/** How many answers of a question show before "show all". */
export const shownOptions = 6;
