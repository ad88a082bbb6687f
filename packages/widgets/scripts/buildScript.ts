import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(import.meta.dirname, '..');

/** Version of the package: `1.0.0`. */
export const packageVersion = (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string })
  .version;

/** Its first number, which is in the address of the script: `/widgets/1/volan.js`. */
export const major = Number(packageVersion.split('.')[0]);

/** Where the scripts of published versions are kept as they were, a folder for each version. */
export const publishedFolder = join(folder, 'published');

/** Writes the script that a page of a partner loads. */
export async function buildScript(outfile: string) {
  await build({
    entryPoints: [join(folder, 'src/script.ts')],
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@volan/source'],
    define: { __VOLAN_MAJOR__: String(major) },
    legalComments: 'none',
    logLevel: 'warning',
  });
}
