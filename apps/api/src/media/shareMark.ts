import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BrandId } from '@volan/domain-rules';
import sharp from 'sharp';

/** Side of the white plate and of the sign on it, in pixels. */
const plate = 120;
const sign = 84;

const plateSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${plate}" height="${plate}"><rect width="${plate}" height="${plate}" rx="20" fill="#fff"/></svg>`,
);

const signOf = (brand: BrandId) => fileURLToPath(new URL(`../../../../brands/${brand}/icon.svg`, import.meta.url));

/** The icon of a brand on a white plate, as drawn on pictures for shared links: a PNG. */
export async function shareMark(brand: BrandId): Promise<Uint8Array> {
  const drawn = await sharp(await readFile(signOf(brand)), { density: (72 * sign) / 32 })
    .resize(sign, sign)
    .png()
    .toBuffer();
  return sharp(plateSvg)
    .composite([{ input: drawn }])
    .png()
    .toBuffer();
}
