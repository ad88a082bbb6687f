import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturePool } from './pool.ts';
import { drawScene } from './scene.ts';

/**
 * Draws the pool of demo pictures: `pictures/*.jpg` (1600 × 1000) and the manifest `pictures.json`.
 * Run at development time; the results are committed. `node draw/main.ts hecbek` draws only names that begin so.
 */
const quality = 70;
const width = 1600;
const height = 1000;

const demo = join(import.meta.dirname, '..');
const folder = join(demo, 'pictures');
await mkdir(folder, { recursive: true });

const wanted = process.argv[2] ?? '';
const pool = picturePool();
let bytes = 0;
let drawn = 0;
for (const picture of pool.filter(({ name }) => name.startsWith(wanted))) {
  const jpeg = await sharp(Buffer.from(drawScene(picture.scene)))
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#000000' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
  await writeFile(join(folder, `${picture.name}.jpg`), jpeg);
  bytes += jpeg.length;
  drawn += 1;
}

const manifest = pool.map(({ name, body, paint, view }) => ({ file: `${name}.jpg`, body, paint, view, width, height }));
await writeFile(
  join(demo, 'pictures.json'),
  `[\n${manifest.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
);
console.log(`${drawn} of ${pool.length} pictures drawn, ${(bytes / 1e6).toFixed(1)} MB`);
