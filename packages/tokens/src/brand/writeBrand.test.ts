import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newBrand } from './newBrand.ts';
import { writeBrand } from './writeBrand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes the text of the brand's first tokens. */
function change(from: string | RegExp, to: string) {
  const file = newBrand(folder);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}
const written = () => readdirSync(folder).filter((file) => !file.endsWith('.json'));

describe('a brand from outside of the repository', () => {
  it('begins with tokens that pass every check', async () => {
    newBrand(folder);
    await expect(writeBrand(folder, 'autohaus', folder)).resolves.toEqual([
      'autohaus.css',
      'autohaus.js',
      'autohaus.d.ts',
    ]);
  });

  it('fills every slot, stronger than what our own brands share, and says its colour scheme', async () => {
    newBrand(folder);
    await writeBrand(folder, 'autohaus', folder);
    const sheet = readFileSync(join(folder, 'autohaus.css'), 'utf8');
    expect(sheet).toMatch(/^@layer theme \{/);
    expect(sheet).toContain('[data-brand][data-brand="autohaus"] {');
    expect(sheet).toMatch(/\[data-brand\]\[data-brand="autohaus"\]\[data-theme="dark"\] \{\n {4}color-scheme: dark;/);
    expect(sheet).toContain('--accent-on-solid:');
    expect(sheet).not.toMatch(/^ {2}\[data-brand\] \{/m);
  });

  it('may leave out a theme that its pages never show', async () => {
    newBrand(folder);
    await writeBrand(folder, 'autohaus', folder, { modes: ['light'] });
    const sheet = readFileSync(join(folder, 'autohaus.css'), 'utf8');
    expect(sheet).toContain('color-scheme: light;');
    expect(sheet).not.toContain('dark');
    expect(sheet.match(/--surface-page:/g)).toHaveLength(1);
  });

  it('may leave out slots that its pages never read', async () => {
    newBrand(folder);
    await writeBrand(folder, 'autohaus', folder, { usedBy: ['.x { font: var(--type-body-font) }'] });
    const slots = readFileSync(join(folder, 'autohaus.css'), 'utf8').match(/--[\w-]+(?=:)/g);
    expect(slots?.toSorted()).toEqual(['--brand-font-display', '--type-body-font', '--type-body-size']);
  });

  it('may bring its own ramps and say a role differently', async () => {
    change('{color.steel.300}', '{color.own.300}');
    const own = (hex: string) => ({ $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], hex } });
    writeFileSync(join(folder, 'core.tokens.json'), JSON.stringify({ color: { own: { 300: own('#9ab0c4') } } }));
    writeFileSync(join(folder, 'theme.light.tokens.json'), JSON.stringify({ surface: { page: own('#fdfdfd') } }));
    await writeBrand(folder, 'autohaus', folder);
    expect(readFileSync(join(folder, 'autohaus.css'), 'utf8')).toContain('--surface-page: #fdfdfd;');
  });

  it('is refused with the name of a slot that is missing and of one that does not exist', async () => {
    change('"card":', '"crad":');
    await expect(writeBrand(folder, 'autohaus', folder)).rejects.toThrow(
      /"brand\.radius\.card" is missing[\s\S]*"brand\.radius\.crad" is read by no component/,
    );
    expect(written()).toEqual([]);
  });

  it('is refused where visitors could not tell two colours apart', async () => {
    change('{color.steel.550}', '{color.steel.200}');
    await expect(writeBrand(folder, 'autohaus', folder)).rejects.toThrow(
      /accent\.on-solid on accent\.solid has a contrast of/,
    );
    expect(written()).toEqual([]);
  });

  it('is refused when a token refers to one that does not exist', async () => {
    change('{color.steel.550}', '{color.steele.550}');
    await expect(writeBrand(folder, 'autohaus', folder)).rejects.toThrow(/steele/);
  });

  it('needs a name that is valid in an attribute', async () => {
    newBrand(folder);
    await expect(writeBrand(folder, 'Auto Haus', folder)).rejects.toThrow(/"Auto Haus" cannot be the name of a brand/);
  });

  it('never loses tokens to a second beginning', () => {
    newBrand(folder);
    expect(() => newBrand(folder)).toThrow(/exists already/);
  });
});
