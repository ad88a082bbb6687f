import { describe, expect, it } from 'vitest';
import { bannedIdentifiers, bannedPaths } from './bannedNames.ts';
import { findBannedNames } from './findBannedNames.ts';

describe('a banned name', () => {
  it.each([
    ['a variable', 'const lastWords = 1;'],
    ['an import', `import { lastWords } from './children.ts';`],
    ['a property', 'export const lines = (log) => log.lastWords;'],
    ['a key', 'export const log = { lastWords: 1 };'],
    ['a field of a type', 'interface Log { lastWords: string }'],
    ['a type', 'type lastWords = string;'],
    ['an attribute', 'export const list = <ul lastWords="1" />;'],
  ])('is found as %s', (_, source) => {
    expect(findBannedNames('tools/a.tsx', source)).toEqual([
      'tools/a.tsx has the banned name lastWords: say lastLogLines.',
    ]);
  });

  it.each(['/** What lastWords was. */', `const text = 'lastWords';`, 'const lastWordsOf = 1;'])(
    'is not banned in a comment, a text or a longer name: %s',
    (source) => {
      expect(findBannedNames('tools/a.tsx', source)).toEqual([]);
    },
  );

  it('is found in a path', () => {
    expect(findBannedNames('tools/product/ports.ts', '')).toEqual([
      'tools/product/ports.ts is called by a banned name: say tools/stack.',
    ]);
  });
});

describe('the list of banned names', () => {
  it('bans none of the names that it gives instead', () => {
    const given = [...bannedIdentifiers, ...bannedPaths].flatMap(({ say }) => say.split(/[, ]+/));
    const banned = given.filter((word) =>
      [...bannedIdentifiers, ...bannedPaths].some(({ pattern }) => pattern.test(word)),
    );
    expect(banned).toEqual([]);
  });
});
