import { describe, expect, it } from 'vitest';
import { findUnplain } from './findUnplain.ts';

const namesIn = (file: string, source: string) => findUnplain(file, source).map(({ pattern }) => pattern);

describe('a sentence that is hard to read', () => {
  it.each([
    ['Of …', 'Of a card that is only reserved the order is granted.'],
    ['who …', 'Who acts for no company is missing.'],
    ['who …', 'Whoever loses the phone uses a code.'],
    ['nor …', 'Mails are not sent; nor is a receipt.'],
    ['What … is', 'What was typed is kept.'],
    ['what it is, its … says', 'Read at once: what it is, its bytes say.'],
    ['there is none', 'The name, or an id where there is none.'],
    ['is none', 'A word that is none.'],
    ['anew', 'The list is read anew.'],
    ['so many', 'At most so many rows.'],
    ['stands', 'The error stands at the field.'],
    ['stands', 'Stands at the end of the line.'],
    ['by which', 'The key by which services know us.'],
    ['nobody knows', 'A payment that nobody asked for.'],
    ['speaks of', 'The bank speaks of a payment.'],
    ['goes on', 'The run goes on.'],
    ['what came of', 'Shows what became of the order.'],
    ['is told', 'A failure is told.'],
  ])('matches the pattern "%s"', (name, text) => {
    expect(namesIn('a.ts', `// ${text}`)).toEqual([name]);
  });

  it.each([
    'Authorised payments fulfil the order when they are captured.',
    'Users who act for no company are not listed.',
    'Who may see an ad?',
    'Who did what, in a record that nobody can change.',
    'Null if it is none of these.',
    'What a browser shows.',
    'CSP stands for content security policy.',
    'Refuses `stands on` in code.',
  ])('is not one that says it plainly: %s', (text) => {
    expect(namesIn('a.ts', `// ${text}`)).toEqual([]);
  });

  it.each([
    ['a comment of several lines', '\n/**\n * The order is\n * granted anew.\n */\nconst a = 1;', 3],
    ['a comment behind code', 'const a = 1;\nconst b = 2; // read anew', 2],
    ['an error', `const a = 1;\nthrow new Error('The index is built anew.');`, 2],
    ['a log line', `const log = console;\nlog.warn(\`index of \${log} is built anew\`);`, 2],
    ['a test title', `const a = 1;\nit('builds the index anew', () => a);`, 2],
    ['a title for several cases', `const a = 1;\nit.each([1])('builds the index anew', () => a);`, 2],
  ])('is found in %s', (_, source, line) => {
    expect(findUnplain('a.ts', source)).toMatchObject([{ pattern: 'anew', line }]);
  });

  it('is found in Markdown, in text and in table cells, and not in code blocks', () => {
    const source = 'The list is\nread anew.\n\n| a | read anew |\n|---|---|\n\n```sh\nread anew\n```\n';
    expect(findUnplain('a.md', source).map(({ line }) => line)).toEqual([1, 4]);
  });

  it('is not looked for in texts of the product', () => {
    expect(findUnplain('a.ts', `export const title = 'The list is read anew';`)).toEqual([]);
  });
});
