import { CliError } from '../CliError.ts';

/**
 * Puts a line among the lines that match, in alphabetical order; behind the last of them where `last` is asked for.
 * Throws if no line matches: the file has a new shape, and the generator must be adapted to it.
 */
export function insertLine(text: string, line: string, among: RegExp, last = false): string {
  const lines = text.split('\n');
  if (lines.includes(line)) return text;

  const indexes = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const final = indexes.at(-1);
  if (final === undefined) {
    throw new CliError(
      `No line matches ${String(among)}.`,
      `"${line.trim()}" must go beside such lines.`,
      'The file has a new shape: change the generator in tools/new.',
    );
  }
  const before = last ? undefined : indexes.find((index) => (lines[index] ?? '').localeCompare(line, 'en') > 0);

  return lines.toSpliced(before ?? final + 1, 0, line).join('\n');
}
