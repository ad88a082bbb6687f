import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync(join(import.meta.dirname, '../src/messages'), join(folder, 'messages'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const script = join(import.meta.dirname, 'compile.ts');

const compile = () =>
  spawnSync(
    process.execPath,
    ['--conditions=@volan/source', script, join(folder, 'messages'), join(folder, 'generated')],
    {
      encoding: 'utf8',
    },
  );

/** Changes the texts of one file of the copy. */
function change(file: string, how: (texts: Record<string, string>) => void) {
  const path = join(folder, 'messages', file);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  how(texts);
  writeFileSync(path, JSON.stringify(texts));
}

describe('compiling the messages', () => {
  it('writes nine languages and their types', () => {
    expect(compile()).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'generated/MessageParameters.ts'), 'utf8')).toContain(
      'readonly "catalog.show-ads": { readonly count: number }',
    );
    expect(existsSync(join(folder, 'generated/compiled/mk.ts'))).toBe(true);
  });

  it.each([
    [
      'a missing key',
      'de/common.json',
      (texts: Record<string, string>) => delete texts['close'],
      'de: "close" is missing.',
    ],
    [
      'an extra key',
      'hu/common.json',
      (texts: Record<string, string>) => (texts['close-it'] = 'Bezár'),
      'hu: "close-it" does not exist in rs.',
    ],
    [
      'a forgotten parameter',
      'ro/catalog.json',
      (texts: Record<string, string>) => (texts['catalog.remove-filter'] = 'Elimină filtrul'),
      'ro: "catalog.remove-filter" has the parameters none; rs has filter (text).',
    ],
    [
      'a parameter of another name',
      'en/ad.json',
      (texts: Record<string, string>) => (texts['ad.number'] = 'Ad no. {number}'),
      'en: "ad.number" has the parameters number (text); rs has id (text).',
    ],
    [
      'a number where a text is',
      'bg/ad.json',
      (texts: Record<string, string>) => (texts['ad.number'] = 'Обява № {id, number}'),
      'bg: "ad.number" has the parameters id (number); rs has id (text).',
    ],
    [
      'a plural without a category of the language',
      'ru/common.json',
      (texts: Record<string, string>) =>
        (texts['ads-count'] = '{count, plural, one {# объявление} few {# объявления} other {# объявлений}}'),
      'ru: "ads-count" has no plural "many" for count.',
    ],
    [
      'a plural of another language',
      'zh/common.json',
      (texts: Record<string, string>) => (texts['ads-count'] = '{count, plural, one {# 条广告} other {# 条广告}}'),
      'zh: "ads-count" has a plural "one" for count that the language does not use.',
    ],
    [
      'an empty text',
      'mk/shell.json',
      (texts: Record<string, string>) => (texts['shell.cart'] = ' '),
      'mk: "shell.cart" is empty.',
    ],
    [
      'a broken message',
      'rs/shell.json',
      (texts: Record<string, string>) => (texts['shell.to-home'] = '{brand'),
      'rs: "shell.to-home" is no ICU message',
    ],
    [
      'a key in two parts',
      'en/ad.json',
      (texts: Record<string, string>) => (texts['close'] = 'Close'),
      'en: "close" stands in two parts',
    ],
  ])('fails on %s', (_case, file, how, sentence) => {
    change(file, how);
    const { status, stderr } = compile();
    expect(stderr).toContain(sentence);
    expect(status).toBe(1);
    expect(existsSync(join(folder, 'generated'))).toBe(false);
  });
});
