/**
 * Quotes become backticks and backticks quotes: in an attribute a quote takes six characters, and JSON is full of them.
 */
const swapQuotes = (text: string) => text.replace(/["`]/g, (sign) => (sign === '"' ? '`' : '"'));

/** The props of an island as they are in its attribute. */
export const writeProps = (props: object) => swapQuotes(JSON.stringify(props));

/** Reads what {@link writeProps} wrote. */
export const readProps = (text: string) => JSON.parse(swapQuotes(text)) as object;
