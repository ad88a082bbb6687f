/** What a button of the toolbar does with the chosen words. */
export type MarkdownTool = 'heading' | 'bold' | 'list' | 'link' | 'quote';

/** A text with what is chosen in it. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Writes something around the chosen words. */
function around({ text, start, end }: Selection, before: string, after: string): Selection {
  const chosen = text.slice(start, end);
  return {
    text: text.slice(0, start) + before + chosen + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + chosen.length,
  };
}

/** Writes something before each line that the choice touches. */
function beforeLines({ text, start, end }: Selection, mark: string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const marked = lines.map((line) => (line.startsWith(mark) ? line : mark + line)).join('\n');
  return { text: text.slice(0, from) + marked + text.slice(end), start: from, end: from + marked.length };
}

/** The text after a button of the toolbar, with what is chosen then. */
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

/** The text with a picture as a paragraph of its own behind the choice. */
export function withPicture({ text, end }: Selection, id: number, alt: string): string {
  const words = alt.replaceAll(/[[\]\\]/g, (sign) => `\\${sign}`);
  return `${text.slice(0, end).trimEnd()}\n\n![${words}](/img/${id})\n\n${text.slice(end).trimStart()}`.trimStart();
}
