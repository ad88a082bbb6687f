import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';
import { vanillaPerFile } from './vanillaPerFile.ts';

const builtName = (file: string) =>
  file
    .replace(/^src\//, '')
    .replace(/\.css\.ts$/, '.styles.ts')
    .replace(/\.tsx?$/, '');

/** Relative imports of TypeScript files in a declaration. */
const sourceImport = /((?:from|import|import\() ?["']\.{1,2}\/[^"']+?)(\.css)?\.tsx?(["'])/g;

/** Declarations by TypeScript itself, their imports rewritten so that every module resolution reads them. */
function writeDeclarations() {
  execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
  for (const file of globSync('dist/**/*.d.ts')) {
    const text = readFileSync(file, 'utf8').replaceAll(
      sourceImport,
      (_match, start: string, css: string | undefined, quote: string) => `${start}${css ? '.styles' : ''}.js${quote}`,
    );
    writeFileSync(file, text);
    if (file.endsWith('.css.d.ts')) {
      renameSync(file, file.replace('.css.d.ts', '.styles.d.ts'));
    }
  }
}

/**
 * How a package with styles is built for publishing: one JavaScript file and one sheet per source file.
 *
 * `notPublished` matches sources that are left out, besides stories and tests; `finish` runs when all files are
 * written.
 */
export function styledPackage(notPublished: RegExp, finish: () => Promise<void> | void = () => {}): Options {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !/\.(stories|test)\.tsx?$/.test(file) && !notPublished.test(file),
  );
  const recipes = resolve('src/styling/recipeRuntime.ts');
  return {
    entry: Object.fromEntries(files.map((file) => [builtName(file), file])),
    format: 'esm',
    target: 'es2022',
    clean: true,
    splitting: false,
    dts: false,
    silent: true,
    esbuildPlugins: [
      vanillaPerFile({ src: resolve('src'), out: resolve('dist'), ...(existsSync(recipes) && { recipes }) }),
    ],
    async onSuccess() {
      writeFileSync('dist/empty.js', '');
      writeDeclarations();
      await finish();
    },
  };
}
