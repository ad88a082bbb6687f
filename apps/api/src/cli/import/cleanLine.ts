import { keepPlainText, maskContacts } from '@volan/domain-rules';

/** Longest short line. */
const longestLine = 120;

/** A text as visitors may see it: contacts masked, characters that no title holds dropped, at most 120 characters. */
export function cleanLine(text: string, replacements: Readonly<Record<string, string>>): string {
  const replaced = Object.entries(replacements).reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
  const plain = maskContacts(replaced).split('•').map(keepPlainText).join('•');
  return plain.replace(/\s+/g, ' ').trim().slice(0, longestLine);
}
