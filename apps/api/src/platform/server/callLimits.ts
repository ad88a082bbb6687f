/** Time limits of calls that need longer than the ten seconds of all others (`answerWithin` of the server). */

/** Milliseconds in which a table has to be taken away: it holds a connection to the database while somebody reads it. */
export const tableWithinMs = 15 * 60_000;

/** Milliseconds in which a call with a file must be answered: a phone sends 12 MB in that time. */
export const uploadWithinMs = 180_000;

/** Milliseconds for a change of the taxonomy that updates all ads with one filter option. */
export const everyAdWithinMs = 120_000;
