import type { Sharp } from 'sharp';

/** A difference hash has so many rows and columns of comparisons. */
const side = 8;

/**
 * The perceptual hash of a picture, 64 bits in eight bytes: whether each of 8 × 8 spots is darker than the one to its right. Made
 * smaller, encoded anew or brightened a picture keeps nearly all of them.
 */
export async function pictureHash(picture: Sharp): Promise<Uint8Array> {
  const grey = await picture
    .greyscale()
    .resize({ width: side + 1, height: side, fit: 'fill' })
    .raw()
    .toBuffer();
  const hash = new Uint8Array(side);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const at = row * (side + 1) + column;
      if (Number(grey[at]) < Number(grey[at + 1])) hash[row] = Number(hash[row]) | (1 << column);
    }
  }
  return hash;
}
