import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { entriesOf } from './entriesOf.ts';

const folder = mkdtempSync(join(tmpdir(), 'volan-entries-'));
for (const name of ['Button', 'Card']) {
  mkdirSync(join(folder, 'dist', name), { recursive: true });
  writeFileSync(join(folder, 'dist', name, 'index.js'), '');
}
afterAll(() => rmSync(folder, { recursive: true }));

describe('the entries of a packed package', () => {
  it('are the files behind a pattern, each once', () => {
    const exports = {
      './Card': { types: './dist/Card/index.d.ts', default: './dist/Card/index.js' },
      './*': { types: './dist/*/index.d.ts', default: './dist/*/index.js' },
    };
    expect(entriesOf(folder, { exports })).toEqual(['./Card', './Button']);
  });

  it('leave out what a pattern finds and the package closes', () => {
    const exports = { './*': { default: './dist/*/index.js' }, './Card': null };
    expect(entriesOf(folder, { exports })).toEqual(['./Button']);
  });

  it('leave out style sheets, fonts and the manifest', () => {
    const exports = {
      '.': { default: './dist/index.js' },
      './styles.css': { node: './dist/empty.js', default: './dist/styles.css' },
      './fonts/*': './fonts/*',
      './package.json': './package.json',
    };
    expect(entriesOf(folder, { exports })).toEqual(['.']);
  });
});
