import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ThemeTokens } from '@volan/tokens';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../..');

/** Dots per inch at which a drawing of this width in points is `pixels` wide. */
const densityFor = (pixels: number, width: number) => Math.ceil((72 * pixels) / width);

/** The sign of a brand, this many pixels wide, on a transparent ground. */
export function drawSign(brand: string, size: number): Promise<Buffer> {
  const sign = readFileSync(join(root, 'brands', brand, 'icon.svg'));
  return sharp(sign, { density: densityFor(size, 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The sign in the middle of a plain square; `share` of its width. Without transparency, as phones want it. */
export async function drawOnSquare(brand: string, size: number, share: number, background: string): Promise<Buffer> {
  const sign = await drawSign(brand, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: sign }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The picture of a shared link for pages without one: the sign and the outline of a car, 1200 × 630. [M60] */
export async function drawShare(brand: string, { accent, surface }: ThemeTokens): Promise<Buffer> {
  const outline = readFileSync(join(root, 'packages/ui/outlines/sedan-large.svg'), 'utf8').replace(
    'currentColor',
    accent.solid,
  );
  const car = await sharp(Buffer.from(outline), { density: densityFor(720, 580) })
    .resize(720)
    .png()
    .toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: surface.base } })
    .composite([
      { input: { create: { width: 1200, height: 14, channels: 3, background: accent.solid } }, left: 0, top: 616 },
      { input: await drawSign(brand, 240), left: 90, top: 195 },
      { input: car, left: 410, top: 160 },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
