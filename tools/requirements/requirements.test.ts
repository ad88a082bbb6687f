import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { report } from './report.ts';
import { findMentions, readMentions, readRequirements } from './requirements.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = [
  { id: 'C09', what: 'Country picker in the header' },
  { id: 'C10', what: 'Category menu' },
  { id: 'M51', what: 'Parts of the catalog' },
];

describe('tags of requirements', () => {
  it.each([
    ['[C09]', ['C09']],
    ['[C41, C42]', ['C41', 'C42']],
    ['[B08-B10, T07b]', ['B08', 'B09', 'B10', 'T07b']],
    ['[J99-J101]', ['J99', 'J100', 'J101']],
    ['/[A-F0-9]/', []],
    ["['C09']", []],
  ])('in %s', (text, ids) => {
    expect(readMentions('a.ts', text).map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    [`describe('the header [C09]', () => {`, 'the header [C09]'],
    [`  ])('in %s [C09]', (text) => {`, 'in %s [C09]'],
    [`/** Opens by a press. [C09] */`, 'Opens by a press. [C09]'],
  ])('have a title: %s', (line, title) => {
    expect(readMentions('a.test.ts', line)[0]).toMatchObject({ title, line: 1 });
  });

  it('all name a row of docs/requirements.md', () => {
    const known = new Set(readRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8')).map(({ id }) => id));
    const unknown = findMentions(root).filter(({ id }) => !known.has(id));
    expect(unknown).toEqual([]);
  });
});

describe('docs/requirements.md', () => {
  const listed = readRequirements(readFileSync(`${root}/docs/requirements.md`, 'utf8'));

  it('has each ID once, in at most ten words', () => {
    expect(listed.length).toBeGreaterThan(500);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    expect(listed.filter(({ what }) => what.split(' ').length > 10)).toEqual([]);
  });
});

describe('npm run requirements', () => {
  const mentions = [
    ...readMentions('e2e/header.test.ts', `it('shows a picker [C09]', () => {`),
    ...readMentions('packages/ui/src/Menu.tsx', '/** Opens by a press. [C10] */'),
  ];

  it('prints what tests name, then what none does', () => {
    expect(report(rows, mentions, []).split('\n')).toEqual([
      'C09  Country picker in the header',
      '      e2e/header.test.ts:1  shows a picker [C09]',
      '',
      'Without a test or story: 2 of 3',
      'C10  Category menu (named in code only)',
      'M51  Parts of the catalog',
    ]);
  });

  it('prints only the rows asked for', () => {
    expect(report(rows, mentions, ['M', 'C10'])).toContain('Without a test or story: 2 of 2');
  });
});
