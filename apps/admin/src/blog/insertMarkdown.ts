/** Action of a toolbar button on the selected text. */
export type MarkdownTool = 'heading' | 'bold' | 'list' | 'link' | 'quote';

/** A text with its selection. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Inserts something around the selected text. */
function around({ text, start, end }: Selection, before: string, after: string): Selection {
  const chosen = text.slice(start, end);
  return {
    text: text.slice(0, start) + before + chosen + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + chosen.length,
  };
}

/** Inserts something before each selected line. */
function beforeLines({ text, start, end }: Selection, mark: string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const marked = lines.map((line) => (line.startsWith(mark) ? line : mark + line)).join('\n');

  return { text: text.slice(0, from) + marked + text.slice(end), start: from, end: from + marked.length };
}

/** The text after a button of the toolbar, with the new selection. */
export function withTool(selection: Selection, tool: MarkdownTool): Selection {
  switch (tool) {
    case 'heading':
      return beforeLines(selection, '## ');
    case 'bold':
      return around(selection, '**', '**');
    case 'list':
      return beforeLines(selection, '- ');
    case 'link':
      return around(selection, '[', '](https://)');
    case 'quote':
      return beforeLines(selection, '> ');
  }
}

/** The text with a picture as its own paragraph after the selection. */
export function withPicture({ text, end }: Selection, id: number, alt: string): string {
  const words = alt.replaceAll(/[[\]\\]/g, (sign) => `\\${sign}`);
  return `${text.slice(0, end).trimEnd()}\n\n![${words}](/img/${id})\n\n${text.slice(end).trimStart()}`.trimStart();
}
