/** A run of words, or a link. */
export type TextSpan = { readonly words: string; readonly href?: string };

/** A part of a longer text. */
export type TextBlock =
  | { readonly kind: 'heading'; readonly id: string; readonly words: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly TextSpan[] }
  | { readonly kind: 'list'; readonly entries: readonly (readonly TextSpan[])[] };

const link = /\[([^\]]+)\]\((\/(?!\/)[^)\s]*|mailto:[^)\s]+)\)/g;

/** The runs of a paragraph. Only paths of this site and addresses for letters become links. */
function spansOf(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, words = '', href = ''] = found;
    if (found.index > end) spans.push({ words: text.slice(end, found.index) });
    spans.push({ words, href });
    end = found.index + whole.length;
  }

  return end < text.length ? [...spans, { words: text.slice(end) }] : spans;
}

/** Reads a longer text as the API sends it: paragraphs, headings (`## `), lists (`- `) and links. [J59, J60] */
export function readText(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of text.split(/\n{2,}/).filter((each) => each.trim() !== '')) {
    const last = blocks.at(-1);
    if (part.startsWith('## ')) {
      const number = blocks.filter(({ kind }) => kind === 'heading').length + 1;
      blocks.push({ kind: 'heading', id: `part-${number}`, words: part.slice(3) });
    } else if (!part.startsWith('- ')) {
      blocks.push({ kind: 'paragraph', spans: spansOf(part) });
    } else if (last?.kind === 'list') {
      blocks[blocks.length - 1] = { kind: 'list', entries: [...last.entries, spansOf(part.slice(2))] };
    } else {
      blocks.push({ kind: 'list', entries: [spansOf(part.slice(2))] });
    }
  }
  return blocks;
}

/** The first paragraph as plain words: what the page is about. */
export function firstWords(blocks: readonly TextBlock[]) {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first ? first.spans.map(({ words }) => words).join('') : '';
}
