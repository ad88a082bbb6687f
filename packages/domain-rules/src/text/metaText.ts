import { cutText } from './cutText.ts';
import { stripHtml } from './stripHtml.ts';

/** Characters of a description for search engines. [G10] */
export const metaTextLength = 160;

/** A text for `<meta>`: no HTML, no quotation marks, one line, at most 160 characters. [G10] */
export function metaText(text: string) {
  const line = stripHtml(text)
    .replace(/["'`„“”‚‘’«»‹›]/g, '')
    .replace(/\s+/g, ' ');
  return cutText(line.trim(), metaTextLength);
}
