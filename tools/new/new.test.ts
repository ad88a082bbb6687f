import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSubpath } from './addSubpath.ts';
import { applyPlan } from './applyPlan.ts';
import { call } from './call.ts';
import { inPluralsOf } from './inPluralsOf.ts';
import { insertLine } from './insertLine.ts';
import { namesOf } from './Names.ts';

describe('the name of something new', () => {
  it.each(['LoanOffer', 'loanOffer', 'loan-offer'])('is read from %s', (given) => {
    expect(namesOf(given)).toEqual({
      pascal: 'LoanOffer',
      camel: 'loanOffer',
      kebab: 'loan-offer',
      title: 'Loan offer',
    });
  });

  it.each(['', '../etc', 'loan offer', 'кредит', '9lives'])('is not "%s"', (given) => {
    expect(() => namesOf(given)).toThrow(/cannot be a name/);
  });
});

describe('a line in a list', () => {
  it('goes to its place in the alphabet', () => {
    expect(insertLine("a 'A'\na 'C'\nrest", "a 'B'", /^a /)).toBe("a 'A'\na 'B'\na 'C'\nrest");
    expect(insertLine("a 'A'\nrest", "a 'B'", /^a /)).toBe("a 'A'\na 'B'\nrest");
  });

  it('is put once', () => {
    expect(insertLine('a 1\n', 'a 1', /^a /)).toBe('a 1\n');
  });

  it('needs a list', () => {
    expect(() => insertLine('nothing', 'a 1', /^a /)).toThrow(/new shape/);
  });
});

describe('a subpath of a package', () => {
  const built = (file: string) => ({ types: `./dist/${file}.d.ts`, default: `./dist/${file}.js` });
  const manifest = (files: Readonly<Record<string, string>>) => ({
    name: 'a-package',
    exports: Object.fromEntries(
      Object.entries(files).map(([key, file]) => [key, { '@volan/source': `./src/${file}.tsx`, ...built(file) }]),
    ),
    publishConfig: {
      exports: Object.fromEntries(Object.entries(files).map(([key, file]) => [key, built(file)])),
      access: 'public',
    },
  });
  const add = (text: string) => addSubpath(text, './loan', 'blocks/loan/Loan');

  it('goes to its place in the alphabet, for the repository and for those who install', () => {
    const before = JSON.stringify(manifest({ './ad': 'ad/Ad', './shell': 'shell/Shell' }));
    const after = manifest({ './ad': 'ad/Ad', './loan': 'blocks/loan/Loan', './shell': 'shell/Shell' });
    expect(add(before)).toBe(`${JSON.stringify(after, null, 2)}\n`);
  });

  it('is put once', () => {
    const once = add(JSON.stringify(manifest({ './ad': 'ad/Ad' })));
    expect(add(once)).toBe(once);
  });
});

describe('English messages in the plurals of another language', () => {
  const english = '{n, plural, =0 {None} one {# ad of {seller}} other {# ads of {seller}}} left';

  it('have every form that the language asks for', () => {
    expect(inPluralsOf('sl', english)).toBe(
      '{n, plural, =0 {None} one {# ad of {seller}} two {# ads of {seller}} few {# ads of {seller}} other {# ads of {seller}}} left',
    );
  });

  it('have no form that it does not use', () => {
    expect(inPluralsOf('ja', english)).toBe('{n, plural, =0 {None} other {# ads of {seller}}} left');
  });
});

describe('a plan', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'volan-plan-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is written whole', () => {
    writeFileSync(join(root, 'list'), 'a');
    const changes = [
      { path: 'folder/new', create: 'text' },
      { path: 'list', edit: (text: string) => `${text}b` },
    ];
    expect(applyPlan({ changes, next: [] }, root)).toEqual(['folder/new', 'list']);
    expect([readFileSync(join(root, 'folder/new'), 'utf8'), readFileSync(join(root, 'list'), 'utf8')]).toEqual([
      'text',
      'ab',
    ]);
  });

  it('writes nothing when one of its files exists, or would stay as it is', () => {
    writeFileSync(join(root, 'list'), 'a');
    const edit = { path: 'list', edit: (text: string) => `${text}b` };
    expect(() => applyPlan({ changes: [edit, { path: 'list', create: '' }], next: [] }, root)).toThrow(/list exists/);
    expect(() => applyPlan({ changes: [edit, { path: 'list', edit: (text) => text }], next: [] }, root)).toThrow(
      /would not change/,
    );
    expect(readFileSync(join(root, 'list'), 'utf8')).toBe('a');
  });
});

describe('a new call', () => {
  const root = join(import.meta.dirname, '../..');
  const { changes } = call(namesOf('tow-car'), root);

  it('gets the next number of a migration', () => {
    expect(changes.map(({ path }) => path)).toContainEqual(expect.stringMatching(/migrations\/\d{4}_tow_car\.sql$/));
  });

  it('finds its line in every file that lists calls', () => {
    const edited = changes.flatMap((change) =>
      'edit' in change ? [change.edit(readFileSync(join(root, change.path), 'utf8'))] : [],
    );
    expect(edited.filter((text) => !/towCar/i.test(text))).toEqual([]);
    expect(edited.length).toBeGreaterThan(5);
  });
});
