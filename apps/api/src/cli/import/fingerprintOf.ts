import { createHash } from 'node:crypto';

/** 128 bits of all the cells of a row: two rows have one fingerprint only when they are the same row twice. */
export function fingerprintOf(cells: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(cells)).digest().subarray(0, 16).toString('base64url');
}
