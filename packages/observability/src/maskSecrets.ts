/**
 * What must not be in a log although an error or a sentence brought it there. Every expression is bounded, so that
 * a long line of a visitor costs no more than its length.
 */
const masks: readonly (readonly [expression: RegExp, mask: string])[] = [
  [/:\/\/[^\s/@:"]{1,200}:[^\s/@"]{1,200}@/g, '://[user]@'],
  [/\b(Bearer|Basic)\s[\w+/=.~-]{4,}/gi, '$1 [token]'],
  [/\bey[\w-]{8,}\.[\w-]{4,}\.[\w-]{4,}/g, '[token]'],
  [/\be1\.[\w-]{8,}\.[\w-]{8,}/g, '[encrypted]'],
  [/[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, '[e-mail]'],
  [/(?<![\w.])\+\d[\d ()/.-]{6,18}\d/g, '[phone]'],
  [/(?<![\w.:-])0[1-9]\d?[ /-]?\d{3}[ -]?\d{3,4}(?![\w:-])/g, '[phone]'],
  [/\b(?=[A-HJ-NPR-Z]*\d)(?=\d*[A-HJ-NPR-Z])[A-HJ-NPR-Z0-9]{17}\b/g, '[vin]'],
];

/**
 * Removes private data from a line: e-mail addresses, phones, chassis numbers, tokens, passwords in addresses, and each
 * of the given secrets wherever it occurs.
 */
export function maskSecrets(line: string, secrets: readonly string[] = []): string {
  const known = secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line);
  return masks.reduce((text, [expression, mask]) => text.replace(expression, mask), known);
}
