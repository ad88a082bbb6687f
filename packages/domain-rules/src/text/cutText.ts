const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Characters of a description that are shown before it is cut. [G09] */
export const descriptionLength = 300;

/**
 * The first `limit` characters as a visitor counts them, and one `…`; a text that is not longer stays as it is.
 * [G09, T18]
 */
export function cutText(text: string, limit = descriptionLength) {
  let count = 0;
  for (const { index } of text.length > limit ? graphemes.segment(text) : []) {
    if (count === limit) {
      return `${text.slice(0, index)}…`;
    }
    count += 1;
  }
  return text;
}
