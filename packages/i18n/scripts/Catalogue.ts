/** The message sources of one language: part → key → ICU text. */
export type LanguageSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The message sources of every language found, by its value. */
export type Sources = Readonly<Record<string, LanguageSources>>;
