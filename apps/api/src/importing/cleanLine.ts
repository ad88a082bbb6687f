import { cutPlain, listingLimits, maskContacts, maskedLine, paragraphsOf, stripHtml } from '@volan/domain-rules';

/** Longest short line. */
const longestLine = 120;

type Replacements = Readonly<Record<string, string>>;

const replaced = (text: string, replacements: Replacements) =>
  Object.entries(replacements).reduce((rest, [from, to]) => rest.replaceAll(from, to), text);

/** A line as visitors may see it: contacts masked, characters that no title holds dropped, at most 120 characters. */
export function cleanLine(text: string, replacements: Replacements): string {
  return cutPlain(maskedLine(replaced(text, replacements)), longestLine);
}

/**
 * A description as visitors may see it: contacts masked, no HTML, with its line breaks and as long as the form allows.
 */
export function cleanDescription(text: string, replacements: Replacements): string {
  const plain = paragraphsOf(stripHtml(replaced(text, replacements)));
  return cutPlain(maskContacts(plain), listingLimits.descriptionLength);
}
