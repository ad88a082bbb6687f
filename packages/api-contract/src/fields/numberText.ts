import { z } from 'zod';

/** A whole number written in an address: plain digits, no sign, no leading zero. Clients pass a number. */
export function numberText(min: number, max: number) {
  return z.codec(z.union([z.string().regex(/^(0|[1-9]\d{0,9})$/), z.int()]), z.int().min(min).max(max), {
    decode: Number,
    encode: (value) => value,
  });
}
