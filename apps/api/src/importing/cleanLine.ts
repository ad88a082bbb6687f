import { cutPlain, listingLimits, maskContacts, maskedLine, paragraphsOf, stripHtml } from '@volan/domain-rules';

/** Longest short line. */
const longestLine = 120;

type Replacements = Readonly<Record<string, string>>;

const replaced = (text: string, replacements: Replacements) =>
  Object.entries(replacements).reduce((rest, [from, to]) => rest.replaceAll(from, to), text);

/**
 * A line for visitors: contacts are masked, characters that do not belong into a title are removed, at most 120
 * characters.
 */
export function cleanLine(text: string, replacements: Replacements): string {
  return cutPlain(maskedLine(replaced(text, replacements)), longestLine);
}

/**
 * A description for visitors: contacts are masked, HTML is removed, line breaks stay, at most as long as in the form.
 */
export function cleanDescription(text: string, replacements: Replacements): string {
  const plain = paragraphsOf(stripHtml(replaced(text, replacements)));
  return cutPlain(maskContacts(plain), listingLimits.descriptionLength);
}
