import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

async function bundledFiles(entry: string) {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@volan/source'],
  });
  return Object.keys(bundle.metafile.inputs);
}

describe('what a browser loads of the client', () => {
  it('is our own code only: no schema library, no React [T15, I02]', async () => {
    const files = await bundledFiles('./index.ts');
    expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
    expect(files.some((file) => file.endsWith('createApi.ts'))).toBe(true);
  });

  it('adds React and its queries with /react, still no schema library', async () => {
    const files = await bundledFiles('./react/index.ts');
    expect(files.filter((file) => /node_modules\/zod\//.test(file))).toEqual([]);
    expect(files.some((file) => file.includes('@tanstack/query-core'))).toBe(true);
  });
});
