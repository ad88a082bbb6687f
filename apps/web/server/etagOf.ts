import { createHash } from 'node:crypto';

/** The weak ETag of a content: the same in every encoding. */
export function etagOf(content: string | Uint8Array) {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
