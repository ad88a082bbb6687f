/** A pair of words as `administered_row` names it. */
export const synonymKey = (word: string, meaning: string) => `${word} = ${meaning}`;
