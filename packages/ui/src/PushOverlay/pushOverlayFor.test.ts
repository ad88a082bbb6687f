import { expect, it } from 'vitest';
import { pushOverlayFor } from './pushOverlayFor.ts';

it.each([
  ['denied', 'blocked'],
  ['default', 'ask'],
  ['granted', undefined],
  [undefined, undefined],
] as const)('says with permission %s: %s [C47]', (permission, says) => {
  expect(pushOverlayFor(permission)).toBe(says);
});
