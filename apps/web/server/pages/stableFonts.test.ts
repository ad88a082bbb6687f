import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withStableFonts } from './stableFonts.ts';

const fonts = readFileSync(createRequire(import.meta.url).resolve('@volan/tokens/fonts/fonts.css'), 'utf8');

it('no font of a public page replaces a fallback that was painted', () => {
  const displays = [...withStableFonts(fonts).matchAll(/font-display:\s*(\w+)/g)].map(([, display]) => display);
  expect(new Set(displays)).toEqual(new Set(['optional']));
});
