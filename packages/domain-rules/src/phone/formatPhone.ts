/** Digits of country, area and rest, by the number of all digits. [G06, T20] */
const international: Readonly<Record<number, readonly number[]>> = {
  11: [3, 2, 6],
  12: [3, 2, 7],
  13: [3, 3, 7],
  14: [3, 3, 8],
};

/** Digits of the area code and the groups after it, by the number of all digits. [G07, T20] */
const local: Readonly<Record<number, readonly number[]>> = {
  8: [3, 2, 3],
  9: [3, 3, 3],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [3, 3, 3, 3],
};

function grouped(digits: string, sizes: readonly number[]) {
  let start = 0;
  return sizes.map((size) => digits.slice(start, (start += size)));
}

/**
 * A phone number for reading: `+381 64 1234567` from abroad, `(064) 123-4567` at home. Spaces and marks of the input do
 * not matter; a number of another length comes back as it was. Says nothing about validity. [G06, G07, T20]
 */
export function formatPhone(text: string) {
  const compact = text.replace(/[\s()./-]/g, '');
  const digits = compact.replace(/^\+/, '');
  if (!/^\d+$/.test(digits)) {
    return text;
  }
  const sizes = (compact.startsWith('+') ? international : local)[digits.length];
  if (!sizes) {
    return text;
  }
  if (compact.startsWith('+')) {
    return `+${grouped(digits, sizes).join(' ')}`;
  }
  const [area, ...rest] = grouped(digits, sizes);

  return `(${area}) ${rest.join('-')}`;
}
