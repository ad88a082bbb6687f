/** A country by whose prefix a number may begin. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Name of the country in the page's language. */
  label: string;
  /** "+381". */
  prefix: string;
}

export interface PhoneParts {
  /** Undefined where the text names no known prefix. */
  country: string | undefined;
  /** The rest, spaced as it was written, without the zero of national numbers. */
  number: string;
}

/**
 * Takes a pasted or filled-in number apart: "+381 64 555 0101", "00381645550101", "+381 (0)64 555". The longest
 * prefix wins; of countries with the same one, the chosen country, else the first.
 */
export function splitPhone(text: string, countries: readonly PhoneCountry[], chosen: string): PhoneParts {
  const trimmed = text.trim();
  const international = trimmed.replace(/^00/, '+');
  if (!international.startsWith('+')) {
    return { country: undefined, number: trimmed };
  }
  const digits = international.replace(/\D/g, '');
  const [best] = countries
    .filter(({ prefix }) => digits.startsWith(prefix.replace(/\D/g, '')))
    .toSorted(
      (a, b) => b.prefix.length - a.prefix.length || Number(b.country === chosen) - Number(a.country === chosen),
    );
  if (!best) {
    return { country: undefined, number: trimmed };
  }
  // The digits of the prefix may be spaced as well.
  const written = best.prefix.replaceAll(/\D/g, '').replaceAll(/\d(?=\d)/g, String.raw`$&\D*`);
  const number = international.replace(new RegExp(String.raw`^\D*${written}`), '');

  return { country: best.country, number: number.replace(/^[\s\-/.]*(?:\(0\)|0(?=\d))?[\s\-/.]*/, '') };
}
