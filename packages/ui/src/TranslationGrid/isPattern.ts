/** Whether a text holds places to fill or plural forms, as ICU writes them; such texts are shown in one width. */
export const isPattern = (text: string) => /\{\s*\w+\s*(?:,|\})/.test(text);
