import { expect, it } from 'vitest';
import { imageTypeOf } from './imageType.ts';

it.each([0, 1, 2, 3, 4, 5, 7, 8, 11, 12])(
  'knows no picture in the first %i bytes of one that is cut off [M22]',
  (length) => {
    const webp = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1').subarray(0, length);
    expect(imageTypeOf(new Uint8Array(webp))).toBe(length === 12 ? 'webp' : null);
    const boxes = Buffer.from('\0\0\0\x0cftypavif', 'latin1').subarray(0, length);
    expect(imageTypeOf(new Uint8Array(boxes))).toBe(length === 12 ? 'avif' : null);
  },
);
