import { join } from 'node:path';
import sharp from 'sharp';
import { type Paint, paints } from './paints.ts';
import type { Scene } from './scene.ts';
import { drawScene } from './scene.ts';
import { type CarBody, carProfiles } from './vehicles/carProfiles.ts';
import { drawCar } from './vehicles/drawCar.ts';

/**
 * Draws two pictures of each brand: `brands/*\/hero-WIDTH.webp`, wide, with the vehicle on its right, for the home
 * page, and `brands/*\/portrait-WIDTH.webp`, high, for the side of a form. Run at development time; the results are
 * committed.
 */
const quality = 72;

/**
 * The part of a drawing that becomes a picture, the position of its vehicle, and the width of the margin that is drawn
 * and then cut off: blurred shapes fade at the edge of a drawing.
 */
const shapes = [
  {
    name: 'hero',
    widths: [640, 960, 1440, 1920, 2560],
    window: { x: 0, y: 96, width: 640, height: 248 },
    place: { x: 262, y: 98, scale: 0.62 },
    beside: 0,
  },
  {
    name: 'portrait',
    widths: [640, 960, 1440],
    window: { x: 153, y: 0, width: 333, height: 400 },
    place: { x: 146, y: 150, scale: 0.54 },
    beside: 40,
  },
] as const;

const brands = join(import.meta.dirname, '../../../../brands');

const heroes: readonly [brand: string, body: CarBody, paint: Paint, Pick<Scene, 'background'>][] = [
  ['volan', 'karavan', 'tamnoplava', { background: 'dusk' }],
  ['gearlane', 'kupe', 'zelena', { background: 'wood' }],
];

for (const [brand, body, paint, { background }] of heroes) {
  for (const { name, widths, window, place, beside } of shapes) {
    const svg = drawScene({
      background,
      drawing: drawCar(body, paints[paint], 2, true),
      shadow: [carProfiles[body].front, carProfiles[body].back],
      crop: [window.x - beside, window.y, window.width + 2 * beside, window.height].join(' '),
      place,
    });
    for (const width of widths) {
      const height = Math.round((width * window.height) / window.width);
      const left = Math.round((width * beside) / window.width);
      const size = `width="${width + 2 * left}" height="${height}"`;
      await sharp(Buffer.from(svg.replace('width="1600" height="1000"', size)))
        .extract({ left, top: 0, width, height })
        .webp({ quality, effort: 6 })
        .toFile(join(brands, brand, `${name}-${width}.webp`));
    }
  }
}
