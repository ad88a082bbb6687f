import type { Sharp } from 'sharp';

/** Spots that are compared: each of nine in a row with the one to its right, in eight rows. */
const spots = { columns: 9, rows: 8 } as const;

/** Width and height of a spot in pixels: noise and a new encoding hardly change the mean of a spot. */
const spotSide = 4;

/** A neighbour is lighter if it differs by at least this many levels of grey: this ignores noise in plain surfaces. */
const least = 2;

const [width, height] = [spots.columns * spotSide, spots.rows * spotSide];

/** True in the middle of the picture, which shows the vehicle, not its surroundings. */
const isInMiddle = (x: number, y: number) =>
  x >= width / 4 && x < (width * 3) / 4 && y >= height / 4 && y < (height * 3) / 4;

/**
 * Eleven bytes that identify a picture: its difference hash of 64 bits (whether each spot is darker than the one to its
 * right), then the mean red, green and blue of its middle. A picture keeps nearly all of the hash when it is made
 * smaller, encoded again, marked in a corner or cropped by a few hundredths. Pictures of other vehicles differ in more
 * than six bits or in colour.
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
