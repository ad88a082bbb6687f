/**
 * Writes a `.br` and a `.gz` beside every file of the build that gets smaller by it: the server sends them as they are.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|m?js|svg|txt|webmanifest)$/;
const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compress(path: string) {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const bodies = { br: await asBrotli(content, { params }), gz: await asGzip(content, { level: 9 }) };

  for (const [ending, body] of Object.entries(bodies)) {
    if (body.length < content.length) await writeFile(`${path}.${ending}`, body);
  }
}

const files = ['client', 'islands/assets', 'widgets/public'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '../build', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);
// zlib works in the threads of Node's pool, so all cores compress
await Promise.all(files.map(compress));
