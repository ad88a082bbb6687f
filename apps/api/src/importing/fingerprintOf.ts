import { createHash } from 'node:crypto';

/** 128 bits of cells of a row: two rows have one fingerprint only when those cells are the same twice. */
export function fingerprintOf(cells: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(cells)).digest().subarray(0, 16).toString('base64url');
}
