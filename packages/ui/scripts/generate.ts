/** Draws icons and outlines into typed paths and brings the flags to a size that a page can carry. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { flagCodes } from './flagCodes.ts';
import { iconNames } from './iconNames.ts';
import { pathOf } from './pathOf.ts';
import { componentList } from './componentList.ts';
import { propertyTables } from './propertyTables.ts';

const root = join(import.meta.dirname, '..');
const resolve = createRequire(import.meta.url).resolve;
const generated = join(root, 'src/generated');
const flags = join(generated, 'flags');
mkdirSync(flags, { recursive: true });

const made = '/* Made by `npm run generate`. */';
const write = (name: string, lines: string[]) => writeFileSync(join(generated, name), [made, ...lines, ''].join('\n'));
const json = (value: unknown) => JSON.stringify(value, null, 2);

const iconFolder = join(dirname(resolve('lucide-static/package.json')), 'icons');
const drawings = join(root, 'outlines');
const outlineNames = readdirSync(drawings).flatMap((file) => (file.endsWith('-24.svg') ? [file.slice(0, -7)] : []));
const drawing = (file: string) => pathOf(readFileSync(file, 'utf8'));
const lucide = Object.fromEntries(iconNames.map((name) => [name, drawing(join(iconFolder, `${name}.svg`))]));
const small = Object.fromEntries(outlineNames.map((name) => [name, drawing(join(drawings, `${name}-24.svg`))]));
const large = Object.fromEntries(outlineNames.map((name) => [name, drawing(join(drawings, `${name}-large.svg`))]));

/** `git-compare-arrows` → `gitCompareArrowsIcon`. */
const constantOf = (name: string) => `${name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase())}Icon`;
const icons = Object.entries({ ...small, ...lucide });

write('drawings.ts', [
  "import type { IconDrawing } from '../icons/IconDrawing.ts';",
  '/** On a grid of 24 by 24, each apart: a bundler keeps those that are used. Vehicles come from the outlines. */',
  ...icons.map(([name, path]) => `export const ${constantOf(name)}: IconDrawing = { path: ${json(path)} };`),
]);
write('iconList.ts', [`export const iconList = ${json(icons.map(([name]) => name))} as const;`]);
write('icons.ts', [
  "import * as drawings from './drawings.ts';",
  "import type { IconDrawing } from '../icons/IconDrawing.ts';",
  "import type { iconList } from './iconList.ts';",
  '/** All of them by name. */',
  'export const icons: Record<(typeof iconList)[number], IconDrawing> = {',
  ...icons.map(([name]) => `  '${name}': drawings.${constantOf(name)},`),
  '};',
]);
write('outlines.ts', [
  `/** Paths on a grid of 24 by 24. */`,
  `export const smallOutlines = ${json(small)} as const;`,
  `/** Paths on a ground of 580 by 274 that begins at 30, 44. */`,
  `export const largeOutlines = ${json(large)} as const;`,
]);

/** A coat of arms in full detail weighs up to 180 KB: such flags become small pictures. */
const maxBytes = 4096;
const files: Record<string, string> = {};
for (const code of flagCodes) {
  const source = resolve(`flag-icons/flags/4x3/${code}.svg`);
  if (statSync(source).size <= maxBytes) {
    files[code] = `${code}.svg`;
    copyFileSync(source, join(flags, `${code}.svg`));
  } else {
    files[code] = `${code}.webp`;
    await sharp(source, { density: 72 })
      .resize(96, 72)
      .webp({ quality: 88 })
      .toFile(join(flags, `${code}.webp`));
  }
}
write('flags.ts', [
  `/** The file of each flag, beside this one in \`flags\`. */`,
  `export const flagFiles = ${json(files)} as const;`,
]);

const readme = join(import.meta.dirname, '../README.md');
const listed = /(## Components\n\n)[\s\S]*?(\n\n## Generated parts)/;
writeFileSync(readme, readFileSync(readme, 'utf8').replace(listed, `$1${await componentList()}$2`));

const docs = join(root, 'docs/components');
rmSync(docs, { recursive: true, force: true });
mkdirSync(docs, { recursive: true });
for (const [name, page] of Object.entries(await propertyTables())) writeFileSync(join(docs, name), page);
