import { join } from 'node:path';
import sharp from 'sharp';
import { type Paint, paints } from './paints.ts';
import type { Scene } from './scene.ts';
import { drawScene } from './scene.ts';
import { type CarBody, carProfiles } from './vehicles/carProfiles.ts';
import { drawCar } from './vehicles/drawCar.ts';

/**
 * Draws the first picture of each brand's home page: `brands/*\/hero-WIDTH.webp`, with the vehicle on its right.
 * Run at development time; the results are committed.
 */
const widths = [640, 960, 1440, 1920, 2560];
const quality = 72;

/** The window of a drawing that makes a wide picture, and where its vehicle stands. */
const window = { x: 0, y: 96, width: 640, height: 248 };
const place = { x: 262, y: 98, scale: 0.62 };

const brands = join(import.meta.dirname, '../../../../brands');

const heroes: readonly [brand: string, body: CarBody, paint: Paint, Pick<Scene, 'background'>][] = [
  ['volan', 'karavan', 'tamnoplava', { background: 'dusk' }],
  ['gearlane', 'kupe', 'zelena', { background: 'wood' }],
];

for (const [brand, body, paint, { background }] of heroes) {
  const svg = drawScene({
    background,
    drawing: drawCar(body, paints[paint], 2, true),
    shadow: [carProfiles[body].front, carProfiles[body].back],
    crop: Object.values(window).join(' '),
    place,
  });
  for (const width of widths) {
    const height = Math.round((width * window.height) / window.width);
    await sharp(Buffer.from(svg.replace('width="1600" height="1000"', `width="${width}" height="${height}"`)))
      .webp({ quality, effort: 6 })
      .toFile(join(brands, brand, `hero-${width}.webp`));
  }
}
