/** Writes what both brands need from their tokens: typed themes and the style sheet of the fonts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontSheet } from './fontFaces.ts';
import { resolveTheme } from './resolveTheme.ts';
import { themeTree, type Tree } from './themeTree.ts';

const brands = ['volan', 'gearlane'];
const modes = ['light', 'dark'];
const root = join(import.meta.dirname, '..');

/** The TypeScript type of a tree whose leaves are texts. */
function typeOf(branch: Tree[string], depth = 0): string {
  if (typeof branch === 'string') {
    return 'string';
  }
  const indent = '  '.repeat(depth);
  const lines = Object.entries(branch).map(
    ([name, child]) => `${indent}  readonly ${JSON.stringify(name)}: ${typeOf(child as Tree[string], depth + 1)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const themes: Record<string, Tree> = {};
for (const brand of brands) {
  for (const theme of modes) {
    themes[`${brand}.${theme}`] = themeTree(await resolveTheme({ brand, theme }));
  }
}

const generated = join(root, 'src/generated');
mkdirSync(generated, { recursive: true });
writeFileSync(
  join(generated, 'themes.ts'),
  [
    '/* Made by `npm run generate` from src/dtcg; change the tokens there. */',
    `export const brands = ${JSON.stringify(brands)} as const;`,
    `export const modes = ${JSON.stringify(modes)} as const;`,
    `export type Brand = (typeof brands)[number];`,
    `export type Mode = (typeof modes)[number];`,
    `export type ThemeTokens = ${typeOf(themes['volan.light'] ?? {})};`,
    `export const themes: Record<\`\${Brand}.\${Mode}\`, ThemeTokens> = ${JSON.stringify(themes, null, 2)};`,
    '',
  ].join('\n'),
);

const fonts = join(root, 'fonts');
mkdirSync(fonts, { recursive: true });
writeFileSync(join(fonts, 'fonts.css'), `${fontSheet(fonts)}\n`);
// The sheet is imported for its effect; TypeScript asks what such a module exports.
writeFileSync(join(fonts, 'fonts.css.d.ts'), 'export {};\n');
