import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Background } from './backgrounds.ts';
import { ground } from './ground.ts';
import { type Paint, paints } from './paints.ts';
import { drawScene } from './scene.ts';
import { type CarBody, carProfiles } from './vehicles/carProfiles.ts';
import { drawCar } from './vehicles/drawCar.ts';

/**
 * Draws the pictures of the banners of `banners.json`: `banners/NAME-wide.jpg` and `banners/NAME-narrow.jpg`, in twice
 * the size of their boxes. Run at development time; the results are committed.
 */
interface DrawnBanner {
  readonly name: string;
  readonly position: string;
  readonly colour: string;
  readonly headline: string;
  readonly line: string;
  readonly payer: string;
  readonly car: { readonly body: CarBody; readonly paint: Paint; readonly background: Background };
}

/** Boxes of the positions in pixels: on a desktop, and on a phone. */
const boxes: Readonly<Record<string, readonly [wide: Box, narrow: Box]>> = {
  'home-middle': [box(970, 120), box(320, 100)],
  'home-end': [box(970, 250), box(320, 100)],
  'catalog-list': [box(970, 120), box(320, 100)],
  'catalog-rail': [box(300, 600), box(300, 250)],
  'ad-end': [box(970, 250), box(320, 100)],
};

interface Box {
  readonly width: number;
  readonly height: number;
}

function box(width: number, height: number): Box {
  return { width, height };
}

/** Width of a letter of the font as a share of its size. */
const letter = 0.6;

const quality = 78;

/** The vehicle at the end of the picture, or at its foot where it is high. */
function sceneOf({ car }: DrawnBanner, { width, height }: Box): string {
  const ratio = width / height;
  const window = { width: Math.min(640, 400 * ratio), height: Math.min(400, 640 / ratio) };
  const isHigh = ratio < 1;
  const scale = Math.min(((isHigh ? 0.92 : 0.42) * window.width) / 600, (0.72 * window.height) / 190);
  const top = Math.min(400 - window.height, Math.max(0, ground - (isHigh ? 0.72 : 0.86) * window.height));
  const left = (640 - window.width) / 2;
  const x = left + window.width - (isHigh ? 0.04 : 0.03) * window.width - 620 * scale;
  const { front, back } = carProfiles[car.body];

  return drawScene({
    background: car.background,
    drawing: drawCar(car.body, paints[car.paint], 2, true),
    shadow: [front, back],
    crop: [left, top, window.width, window.height].join(' '),
    place: { x, y: ground * (1 - scale), scale },
  }).replace('width="1600" height="1000"', `width="${width}" height="${height}"`);
}

/** The words over the picture, on the colour of the advertiser. */
function wordsOf({ colour, headline, line, payer }: DrawnBanner, { width, height }: Box): string {
  const isHigh = height > width;
  const room = (isHigh ? 0.88 : 0.54) * width;
  const fit = (text: string, most: number) => Math.min(most, room / (letter * text.length));
  const size = fit(headline, (isHigh ? 0.07 : 0.27) * height);
  const small = fit(line, Math.min(0.62 * size, (isHigh ? 0.035 : 0.17) * height));
  const middle = isHigh ? 0.14 * height : height / 2;
  const x = (isHigh ? 0.07 : 0.035) * width;
  const text = (words: string, y: number, px: number, weight: number) =>
    `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${px}" font-weight="${weight}" fill="#fff">${words}</text>`;
  const fade = isHigh ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"';

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="fade" ${fade}><stop offset=".3" stop-color="${colour}"/>
      <stop offset=".72" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#fade)"/>
    ${text(payer, middle - size * 0.75, small, 400)}
    ${text(headline, middle + size * 0.38, size, 700)}
    ${text(line, middle + size * 0.38 + small * 1.6, small, 400)}
  </svg>`;
}

const demo = join(import.meta.dirname, '..');
const folder = join(demo, 'banners');
await mkdir(folder, { recursive: true });
const banners = JSON.parse(await readFile(join(demo, 'banners.json'), 'utf8')) as readonly DrawnBanner[];

for (const banner of banners) {
  for (const [index, kind] of (['wide', 'narrow'] as const).entries()) {
    const shown = boxes[banner.position]?.[index];
    if (!shown) throw new Error(`The position ${banner.position} has no box here.`);

    const size = box(2 * shown.width, 2 * shown.height);
    const jpeg = await sharp(Buffer.from(sceneOf(banner, size)))
      .resize(size.width, size.height, { fit: 'cover' })
      .composite([{ input: Buffer.from(wordsOf(banner, size)) }])
      .flatten({ background: banner.colour })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    await writeFile(join(folder, `${banner.name}-${kind}.jpg`), jpeg);
  }
}
