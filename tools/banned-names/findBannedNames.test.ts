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

  it('is found only in the folders for which it is banned', () => {
    const source = 'export function tellOwner() {}';
    expect(findBannedNames('apps/api/src/a.ts', source)).toEqual([
      'apps/api/src/a.ts has the banned name tellOwner: say the same with notify.',
    ]);
    expect(findBannedNames('packages/ui/src/a.ts', source)).toEqual([]);
  });

  it.each([
    'keepReview',
    'forgetOldMail',
    'dropDraft',
    'hearNotices',
    'meetAgain',
    'standsStill',
    'takeUpRefund',
    'letGo',
    'askerOf',
    'moveReserved',
    'HeldReservedMoney',
  ])('is found as %s in the server', (word) => {
    expect(findBannedNames('apps/api/src/a.ts', `export const ${word} = 1;`)).toHaveLength(1);
  });

  it('is found as a type that is a bare participle', () => {
    expect(findBannedNames('apps/api/src/a.ts', 'interface Asked { page: number }')).toEqual([
      'apps/api/src/a.ts has the banned name Asked: say a noun, such as ListRequest.',
    ]);
  });

  it('is found as an array index that is called place', () => {
    const source = 'export const rows = list.map((row, place) => [row, place]);';
    expect(findBannedNames('packages/ui/src/a.ts', source)).toEqual([
      'packages/ui/src/a.ts calls an array index place: say index.',
    ]);
  });

  it.each([
    'export const towns = list.map((place) => place.town);',
    'export const from = (to, place) => [to, place];',
    `it.each(rows)('%j', (answer, place) => [answer, place]);`,
  ])('is not found in the name of a region or a town: %s', (source) => {
    expect(findBannedNames('packages/ui/src/a.ts', source)).toEqual([]);
  });

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
