import { createHash } from 'node:crypto';

/** The source expression of an inline script or style in a content security policy. */
export function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
