/** The key of a synonym in `administered_row`. */
export const synonymKey = (word: string, meaning: string) => `${word} = ${meaning}`;
