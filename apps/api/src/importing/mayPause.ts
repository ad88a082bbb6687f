/** The greatest share of a stock that is paused without asking a person. */
const greatestShare = 0.3;

/**
 * Whether ads that a file no longer has may be paused without asking a person: a file that lacks more than 30 % of the
 * stock is more often broken than right.
 *
 * @param missing ads without a row in the file
 * @param stock ads that the earlier files had
 */
export const mayPause = (missing: number, stock: number) => missing <= stock * greatestShare;
