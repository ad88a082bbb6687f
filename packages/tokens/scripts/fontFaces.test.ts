import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontSheet } from './fontFaces.ts';

let folder = '';
let faces: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  faces = fontSheet(folder).split(/(?=@font-face)/);
});
afterAll(() => rmSync(folder, { recursive: true }));

const facesOf = (family: string) => faces.filter((face) => face.includes(`font-family: '${family}'`));

describe('the fonts of the brands', () => {
  it.each(['Onest Variable', 'Source Sans 3 Variable', 'Source Serif 4 Variable'])(
    'bundle %s for Latin and Cyrillic letters, each subset fetched only where its letters occur',
    (family) => {
      expect(facesOf(family)).toHaveLength(4);
      for (const face of facesOf(family)) {
        expect(face).toContain('unicode-range:');
        expect(face).toContain('font-display: swap');
        const [, file = ''] = /url\(\.\/([^)]+)\)/.exec(face) ?? [];
        expect(readdirSync(folder)).toContain(file);
      }
    },
  );

  it.each(['Onest Fallback Arial', 'Source Sans 3 Fallback Roboto', 'Source Serif 4 Fallback Georgia'])(
    'measure %s in a plain and a bold cut, so that nothing moves when the file arrives',
    (family) => {
      expect(facesOf(family)).toHaveLength(2);
      for (const face of facesOf(family)) {
        expect(face).toMatch(/size-adjust: \d+(\.\d+)?%/);
        expect(face).toContain('local(');
      }
    },
  );

  it('fetch nothing from another host', () => {
    expect(faces.join('')).not.toMatch(/https?:/);
  });
});
