import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Writes ten thumbnails of the demo's cars into a new folder, `0_thumbnail.webp` to `9_thumbnail.webp`. */
export async function drawThumbnails(folder: string) {
  mkdirSync(folder);
  const pictures = join(import.meta.dirname, '../../demo/pictures');
  const names = readdirSync(pictures)
    .filter((name) => name.startsWith('limuzina'))
    .slice(0, 10);
  await Promise.all(
    names.map((name, index) =>
      sharp(join(pictures, name))
        .resize(240, 180, { fit: 'cover' })
        .webp({ quality: 75 })
        .toFile(join(folder, `${index}_thumbnail.webp`)),
    ),
  );
}
