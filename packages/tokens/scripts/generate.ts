/** Writes what the brands of `brands/` need from their tokens: typed themes and the style sheet of the fonts. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBrand } from '../src/brand/readBrand.ts';
import { modes } from '../src/brand/resolveTheme.ts';
import { slotProblems } from '../src/brand/slotProblems.ts';
import type { Tree } from '../src/brand/themeTree.ts';
import { fontSheet } from './fontFaces.ts';

const root = join(import.meta.dirname, '..');
const home = join(root, '../../brands');
const brands = globSync('*/brand.tokens.json', { cwd: home })
  .map((file) => dirname(file))
  .toSorted();

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
const problems: string[] = [];
for (const brand of brands) {
  const read = await readBrand(join(home, brand));
  problems.push(...read.contrastProblems.map((problem) => `brands/${brand}, ${problem}`));
  for (const mode of modes) {
    themes[`${brand}.${mode}`] = read.themes[mode];
    const model = themes[`${brands[0]}.light`] ?? {};
    problems.push(...slotProblems(read.themes[mode], model).map((problem) => `brands/${brand}, ${mode}: ${problem}`));
  }
}
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\nA page in that brand could not be read or drawn. Mend its tokens.`);
  process.exit(1);
}

const generated = join(root, 'src/generated');
mkdirSync(generated, { recursive: true });
writeFileSync(
  join(generated, 'themes.ts'),
  [
    '/* Made by `npm run generate` from dtcg and brands/*; change the tokens there. */',
    `export const brands = ${JSON.stringify(brands)} as const;`,
    `export const modes = ${JSON.stringify(modes)} as const;`,
    `export type Brand = (typeof brands)[number];`,
    `export type Mode = (typeof modes)[number];`,
    `export type ThemeTokens = ${typeOf(themes[`${brands[0]}.light`] ?? {})};`,
    `export const themes: Record<\`\${Brand}.\${Mode}\`, ThemeTokens> = ${JSON.stringify(themes, null, 2)};`,
    '',
  ].join('\n'),
);

const fonts = join(root, 'fonts');
mkdirSync(fonts, { recursive: true });
const sheet = await fontSheet(fonts);
// On one line, because webpack does not minify sheets by default.
writeFileSync(join(fonts, 'fonts.css'), sheet.replaceAll(/\s*\n\s*/g, ''));
for (const file of globSync('*.woff2', { cwd: fonts })) if (!sheet.includes(file)) rmSync(join(fonts, file));
// The sheet is imported for its effect; TypeScript asks what such a module exports.
writeFileSync(join(fonts, 'fonts.css.d.ts'), 'export {};\n');
