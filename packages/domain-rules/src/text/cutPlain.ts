/**
 * The first `limit` characters (UTF-16 units) of a text; a character of two units, such as an emoji, is kept whole or
 * left out.
 */
export const cutPlain = (text: string, limit: number): string => text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
