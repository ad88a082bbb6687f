import sharp, { type Sharp } from 'sharp';

/**
 * The first picture of a HEIC file, upright. The decoder is an unmodified package (libheif, LGPL), loaded with the
 * first such file. It takes seconds and some 200 MB, so nobody should decode two at once.
 *
 * @throws where the file is broken, or its picture larger than allowed
 */
export async function decodeHeic(source: Uint8Array, limitInputPixels: number): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: source });
  return sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels });
}
