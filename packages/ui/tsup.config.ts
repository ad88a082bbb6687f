import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { styledPackage } from './build/styledPackage.ts';

/** The whole design system in one sheet, for a page that wants one link. */
async function writeOneSheet() {
  await build({
    stdin: { contents: 'import "./theme/index.js"; import "./index.js";', resolveDir: 'dist' },
    bundle: true,
    minify: true,
    outfile: 'dist/styles.js',
    format: 'esm',
    conditions: ['browser'],
    external: ['react', 'react/*', 'react-dom'],
    loader: { '.woff2': 'file', '.svg': 'file', '.webp': 'file' },
    assetNames: 'assets/[name]',
    ignoreAnnotations: true,
    plugins: [
      {
        name: 'own-styles',
        setup(own) {
          own.onResolve({ filter: /^#css\// }, ({ path }) => ({ path: resolve('dist', path.slice('#css/'.length)) }));
          // Other packages only contribute their fonts to the sheet.
          own.onResolve({ filter: /^@volan\// }, ({ path }) =>
            path === '@volan/tokens/fonts.css' ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  rmSync('dist/styles.js');
}

export default defineConfig(
  styledPackage(/^src\/(?:samples|patterns|foundations|docs|conformance)\/|\.docs\.ts$/, async () => {
    cpSync('src/generated/flags', 'dist/generated/flags', { recursive: true });
    await writeOneSheet();
  }),
);
