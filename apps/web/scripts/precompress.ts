/** Writes a `.br` and a `.gz` beside every file of the build that gets smaller by it: the server sends them as they are. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(css|js|svg|txt|webmanifest)$/;

for (const folder of ['client', 'islands/assets', 'widgets/public']) {
  const root = join(import.meta.dirname, '../build', folder);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(path)) continue;
    const content = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    for (const [ending, body] of [
      ['br', brotliCompressSync(content, { params })],
      ['gz', gzipSync(content, { level: 9 })],
    ] as const) {
      if (body.length < content.length) writeFileSync(`${path}.${ending}`, body);
    }
  }
}
