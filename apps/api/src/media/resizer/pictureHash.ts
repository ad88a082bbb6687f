import type { Sharp } from 'sharp';

/** Spots that are compared: each of nine in a row with the one to its right, in eight rows. */
const spots = { columns: 9, rows: 8 } as const;

/** A spot is so many pixels wide and high: their mean is what noise and a new encoding leave alone. */
const spotSide = 4;

/** Levels of grey by which a neighbour must be lighter: within a plain surface no spot is. */
const least = 2;

const [width, height] = [spots.columns * spotSide, spots.rows * spotSide];

/** The middle: what stands in it is the vehicle, not the place. */
const isInMiddle = (x: number, y: number) =>
  x >= width / 4 && x < (width * 3) / 4 && y >= height / 4 && y < (height * 3) / 4;

/**
 * What tells a picture from others, in eleven bytes: its difference hash of 64 bits (whether each spot is darker than the one to
 * its right), then the mean red, green and blue of its middle. Smaller, encoded anew, with a mark in a corner or a few
 * hundredths cut off, a picture keeps nearly all of the hash; pictures of other vehicles differ in more than six bits or in colour.
 */
export async function pictureHash(picture: Sharp): Promise<Uint8Array> {
  const pixels = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .resize({ width, height, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  const greys = new Float64Array(spots.columns * spots.rows);
  const middle = [0, 0, 0];
  let counted = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colours = pixels.subarray((y * width + x) * 3, (y * width + x) * 3 + 3);
      const [red = 0, green = 0, blue = 0] = colours;
      const spot = Math.floor(y / spotSide) * spots.columns + Math.floor(x / spotSide);
      greys[spot] = (greys[spot] ?? 0) + (0.299 * red + 0.587 * green + 0.114 * blue) / spotSide ** 2;
      if (!isInMiddle(x, y)) continue;
      counted += 1;
      for (const [channel, value] of colours.entries()) middle[channel] = (middle[channel] ?? 0) + value;
    }
  }
  return Uint8Array.from([...hashOf(greys), ...middle.map((sum) => Math.round(sum / counted))]);
}

function hashOf(greys: Float64Array): Uint8Array {
  const hash = new Uint8Array(spots.rows);
  for (let row = 0; row < spots.rows; row += 1) {
    for (let column = 0; column < spots.columns - 1; column += 1) {
      const at = row * spots.columns + column;
      if ((greys[at] ?? 0) + least < (greys[at + 1] ?? 0)) hash[row] = (hash[row] ?? 0) | (1 << column);
    }
  }
  return hash;
}
