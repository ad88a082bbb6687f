/** A number as a badge shows it: what is more than 99 does not fit. */
export const shownCount = (count: number) => (count > 99 ? '99+' : String(count));
