import { expect, it } from 'vitest';
import { signAccessToken } from './accessToken.ts';
import { cacheKeyOf } from './cacheKey.ts';
import { keysFrom } from './keys.ts';

const moment = Date.UTC(2026, 10, 29);

/** The key that one process of a build gives to a session; null: nobody is signed in. */
async function keyOf(release: string, sessionId: string | null) {
  const keys = keysFrom('a secret of the same length everywhere');
  const accessToken = sessionId === null ? null : await signAccessToken(keys, { userId: 7, sessionId }, moment);

  return (await cacheKeyOf({ keys, release, now: () => moment }, { session: { accessToken } })).key;
}

it('is the same in all processes of a build, and changes with sign-in, sign-out and each build [J14]', async () => {
  const key = await keyOf('build-1', 'first');
  expect(await keyOf('build-1', 'first')).toBe(key);

  const others = await Promise.all([keyOf('build-1', 'second'), keyOf('build-1', null), keyOf('build-2', 'first')]);
  expect(new Set([key, ...others]).size).toBe(4);
});
