/** Latin and Cyrillic with their marks, digits and the signs of addresses: what the fonts of both brands hold. */
const printable =
  /^[\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u0400-\u045F\u0490\u0491\u1E00-\u1E9F\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC\u2116]*$/;

/** Whether a receipt can print all letters of a text: those of Chinese or of Arabic have none in its fonts. [M40] */
export const isPrintable = (text: string) => printable.test(text.normalize('NFC'));
