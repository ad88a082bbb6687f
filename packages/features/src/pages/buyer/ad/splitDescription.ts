/** Characters of a description that a page shows at once. */
const shownAtOnce = 480;

/** Fewer characters than this are not worth a press. */
const leastRest = 120;

/** A description, and what of it opens on demand. */
export interface DescriptionParts {
  readonly start: string;
  /** Empty where all of it shows. */
  readonly rest: string;
}

/** Where a text may be parted, best first: between lines, between sentences, between words. */
const seams = [/\n/g, /[.!?…。！？]\s*(?=\S)/g, /\s/g];

function endOfLastMatch(text: string, seam: RegExp) {
  return [...text.matchAll(seam)].reduce((end, match) => match.index + match[0].length, 0);
}

/** Parts a long description at a line, a sentence or a word; a short one stays whole. */
export function splitDescription(text: string): DescriptionParts {
  if (text.length <= shownAtOnce + leastRest) {
    return { start: text, rest: '' };
  }
  const head = text.slice(0, shownAtOnce);
  const ends = seams.map((seam) => endOfLastMatch(head, seam));
  const end = ends.find((place) => place > shownAtOnce / 2) ?? (head.isWellFormed() ? head.length : head.length - 1);

  return { start: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() };
}
