import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Relative imports of TypeScript files in a declaration. */
const sourceImport = /((?:from|import|import\() ?["']\.{1,2}\/[^"']+?)\.tsx?(["'])/g;

/**
 * How a package without styles is built for publishing: JavaScript by tsup, one file per entry and shared chunks;
 * declarations by `tsc -p tsconfig.build.json`, their imports rewritten to `.js` so that every module resolution
 * reads them. Inside the workspace packages are read from source and never built.
 */
export function packageBuild(entry: Readonly<Record<string, string>>) {
  return defineConfig({
    entry: { ...entry },
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    clean: true,
    splitting: true,
    dts: false,
    async onSuccess() {
      execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
      for (const file of globSync('dist/**/*.d.ts')) {
        writeFileSync(file, readFileSync(file, 'utf8').replaceAll(sourceImport, '$1.js$2'));
      }
    },
  });
}
