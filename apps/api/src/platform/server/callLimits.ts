/** Time limits of calls that need longer than the default of ten seconds (`answerWithin` of the server). */

/** Milliseconds for a whole export. It holds a connection to the database while it is read. */
export const tableWithinMs = 15 * 60_000;

/** Milliseconds for a call with a file: a phone uploads 12 MB in that time. */
export const uploadWithinMs = 180_000;

/** Milliseconds for a change of the taxonomy that updates all ads with one filter option. */
export const everyAdWithinMs = 120_000;
