import { parseSync } from 'vite';

/** A sentence of a file, on one line. */
export interface Sentence {
  text: string;
  /** Line of the file where the sentence starts, from 1. */
  line: number;
}

interface Line {
  text: string;
  line: number;
}

/**
 * The sentences of one file that people read: comments, test titles, errors and log lines of TypeScript,
 * paragraphs and table cells of Markdown.
 *
 * @param file path; its extension decides how the source is read
 */
export function sentencesOf(file: string, source: string): Sentence[] {
  const paragraphs = file.endsWith('.md') ? paragraphsOfMarkdown(source) : paragraphsOfScript(file, source);
  return paragraphs.flatMap(sentencesOfParagraph);
}

/** Paragraphs of Markdown outside of code blocks. A row of a table is as many paragraphs as it has cells. */
function paragraphsOfMarkdown(source: string): Line[][] {
  let inCode = false;
  const lines = source.split('\n').flatMap((text, index): Line[] => {
    const line = index + 1;
    if (/^\s*```/.test(text)) inCode = !inCode;
    if (inCode || /^\s*(```|\|[-: |]+\|$)/.test(text)) return [{ text: '', line }];

    if (/^\s*\|/.test(text)) {
      return text.split('|').flatMap((cell) => [
        { text: cell, line },
        { text: '', line },
      ]);
    }

    return /^\s*([-*#>]+|\d+\.) /.test(text)
      ? [
          { text: '', line },
          { text: text.replace(/^\s*([-*#>]+|\d+\.) /, ''), line },
        ]
      : [{ text, line }];
  });
  return splitAtEmptyLines(lines);
}

/**
 * Comments, and the texts of errors, logs and tests. Comments of one line each that follow each other are one
 * paragraph.
 */
function paragraphsOfScript(file: string, source: string): Line[][] {
  const { program, comments } = parseSync(file, source);
  const lineAt = linePositions(source);

  const commentLines = comments.flatMap(({ type, value, start }): Line[] => {
    const first = lineAt(start);
    const isAlone = source.slice(source.lastIndexOf('\n', start) + 1, start).trim() === '';
    const lines = value.split('\n').map((text, index) => ({
      text: text.replace(/^\s*\*+ ?/, '').replace(/^\s*@(param|returns?|default|throws)\b/, ''),
      line: first + index,
    }));
    const gap = { text: '', line: first };

    return type === 'Line' && isAlone ? lines : [gap, ...lines, gap];
  });
  const texts = textsOf(program).map(({ text, start }) => [{ text, line: lineAt(start) }]);

  return [...splitAtEmptyLines(commentLines), ...texts];
}

const callsWithText =
  /(Error|^Failure|^CliError)$|^(describe|it|test|each|runIf|skipIf|debug|info|warn|error|fatal|log)$/;

/** Texts of at least four words that errors, logs and tests are given. The value of a template reads `…`. */
function textsOf(tree: unknown): { text: string; start: number }[] {
  if (Array.isArray(tree)) return tree.flatMap(textsOf);
  if (!isNode(tree)) return [];

  const own = callsWithText.test(nameOf(tree.callee)) ? asList(tree.arguments).flatMap(textOf) : [];

  return [...own, ...Object.values(tree).flatMap(textsOf)];
}

function textOf(node: unknown): { text: string; start: number }[] {
  if (!isNode(node)) return [];

  const text =
    node.type === 'TemplateLiteral'
      ? asList(node.quasis)
          .map((part) => (part as { value: { raw: string } }).value.raw)
          .join('…')
      : node.type === 'Literal' && typeof node.value === 'string'
        ? node.value
        : '';
  return text.trim().split(/\s+/).length >= 4 ? [{ text: text.replace(/\s+/g, ' '), start: node.start }] : [];
}

/** Last name of what is called: `warn` of `log.warn`, `each` of `it.each(rows)`. */
function nameOf(callee: unknown): string {
  if (!isNode(callee)) return '';
  if (callee.type === 'Identifier') return String(callee.name);
  return nameOf(callee.property ?? callee.callee);
}

interface SyntaxNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function linePositions(source: string) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (position: number) => {
    const index = ends.findIndex((end) => end >= position);
    return (index < 0 ? ends.length : index) + 1;
  };
}

/** Lines in groups; an empty line, or a gap in the numbers, ends a group. */
function splitAtEmptyLines(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const goesOn = last && last.text.trim() !== '' && line.line - last.line <= 1;
    if (line.text.trim() !== '') {
      if (goesOn) groups.at(-1)?.push(line);
      else groups.push([line]);
    }
    last = line;
  }

  return groups;
}

/** A paragraph cut after `.`, `?`, `!`, `:` and `;` where a space follows. */
function sentencesOfParagraph(lines: readonly Line[]): Sentence[] {
  const sentences: Sentence[] = [];
  let current: Sentence | undefined;
  for (const { text, line } of lines) {
    for (const piece of text.trim().split(/(?<=[.?!:;][)"'`*]*) +/)) {
      if (current) current.text += ` ${piece}`;
      else current = { text: piece, line };
      if (/[.?!:;][)"'`*]*$/.test(piece)) {
        sentences.push(current);
        current = undefined;
      }
    }
  }

  return current ? [...sentences, current] : sentences;
}
