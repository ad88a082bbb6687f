import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packageVersion } from './buildScript.ts';

const folder = new URL('../published/', import.meta.url);

describe('the script that partners load [M65]', () => {
  it('is kept for the version of the package', () => {
    expect(readdirSync(folder)).toContain(packageVersion);
  });

  it.each(readdirSync(folder))('of version %s weighs at most 4 KiB', (version) => {
    expect(brotliCompressSync(readFileSync(new URL(`${version}/volan.js`, folder))).length).toBeLessThanOrEqual(4096);
  });
});
