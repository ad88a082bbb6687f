// begins where a word begins: without that each of its letters would be tried as a beginning, which takes seconds
const mail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
const phone = /(?<![\p{L}\p{N}.,])(?:\+|0)\d?(?:[\s./()-]{0,3}\d){7,14}(?!\d)/gu;
const date = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/;

const hidden = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '•');

/**
 * A title or a line without phone numbers and e-mail addresses: their letters and digits become `•`. A phone number
 * begins with `+` or `0` and has 8 to 15 digits; dates, prices, years and kilometres stay.
 */
export function maskContacts(text: string) {
  return text.replace(mail, hidden).replace(phone, (found) => (date.test(found) ? found : hidden(found)));
}
