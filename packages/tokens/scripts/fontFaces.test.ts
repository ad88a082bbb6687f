import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontSheet } from './fontFaces.ts';
import { readRange } from './fontLetters.ts';

let folder = '';
let faces: string[] = [];

// It writes many font files.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  faces = (await fontSheet(folder)).split(/(?=@font-face)/);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const facesOf = (family: string) => faces.filter((face) => face.includes(`font-family: '${family}'`));

describe('the fonts of the brands', () => {
  it.each(['Onest Variable', 'Source Sans 3 Variable', 'Source Serif 4 Variable'])(
    'bundle %s for Latin and Cyrillic letters, each subset fetched only where its letters occur',
    (family) => {
      expect(facesOf(family)).toHaveLength(7);
      for (const face of facesOf(family)) {
        expect(face).toContain('unicode-range:');
        expect(face).toContain('font-display: swap');
        const [, file = ''] = /url\(\.\/([^)?]+)\?no-inline\)/.exec(face) ?? [];
        expect(readdirSync(folder)).toContain(file);
      }
    },
  );

  it('give the letters of our pages in 25 KiB a face, and leave the others to files of their own', () => {
    for (const family of ['onest', 'source-sans-3', 'source-serif-4']) {
      const sizes = ['latin', 'latin-ext'].map((set) => statSync(join(folder, `${family}-${set}-common.woff2`)).size);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(25 * 1024);
    }
    const serbian = faces.find((face) => face.includes('onest-latin-ext-common.woff2'));
    expect(readRange(/unicode-range: ([^;]+)/.exec(serbian ?? '')?.[1] ?? '')).toEqual(
      expect.arrayContaining(Array.from('čćžšđČĆŽŠĐ').map((letter) => letter.codePointAt(0))),
    );
  });

  it('ask no letter of our pages of two files', () => {
    const common = facesOf('Onest Variable').filter((face) => face.includes('-common.woff2'));
    const points = common.flatMap((face) => readRange(/unicode-range: ([^;]+)/.exec(face)?.[1] ?? ''));
    expect(new Set(points).size).toBe(points.length);
    expect(points.length).toBeGreaterThan(200);
  });

  it.each(['Onest Fallback Arial', 'Source Sans 3 Fallback Roboto', 'Source Serif 4 Fallback Georgia'])(
    'measure %s in a plain and a bold cut, so that nothing moves when the file arrives',
    (family) => {
      const letters = facesOf(family).filter((face) => !face.includes('unicode-range'));
      expect(letters).toHaveLength(2);
      for (const face of letters) {
        expect(face).toMatch(/size-adjust: \d+(\.\d+)?%/);
        expect(face).toContain('local(');
      }
    },
  );

  it.each([
    // Figures of 400 and 700 in a browser, in thousandths of the size: their width in Arial, and in the brand's own
    // font.
    ['Onest Fallback Arial', 556, [581, 586]],
    ['Source Sans 3 Fallback Arial', 556, [497, 528]],
  ])('give figures a width of their own in %s, because prices are often alone', (family, arial, own) => {
    const figures = facesOf(family).filter((face) => face.includes('unicode-range: U+0030-0039;'));
    const widths = figures.map((face) => (Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1]) / 100) * arial);
    expect(widths.map(Math.round)).toEqual(own);
  });

  it('fetch nothing from another host', () => {
    expect(faces.join('')).not.toMatch(/https?:/);
  });
});
