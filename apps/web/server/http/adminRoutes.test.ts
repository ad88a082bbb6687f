import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenSession } from '@volan/api-contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietTransitions } from '../pages/quietTransitions.ts';
import { adminRoutes, builtAdmin } from './adminRoutes.ts';
import { inlineHash } from './contentPolicy.ts';
import type { RequestSession } from './readSession.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-admin-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Admin</title><body></body>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'go()');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The document with the version that its calls send [I02], and with its one script. */
const page = `<!doctype html><title>Admin</title><script>${quietTransitions}</script><body data-version="1.2.3+test"></body>`;

/** A session as the API answers it. Groups null: nobody is signed in. */
const sessionOf = (groups: readonly number[] | null): RequestSession => ({
  session: groups && ({ user: { group: groups.map((id) => ({ id })) } } as OpenSession),
  isKnown: true,
  setCookies: groups ? ['acT=fresh'] : [],
});

/** The administration for somebody with a session. */
async function openAdmin(sender: RequestSession) {
  const app = Fastify();
  await adminRoutes(app, { folder, version: '1.2.3+test' }, async () => sender);

  return app;
}

describe('the administration [H03]', () => {
  it.each([
    ['200 for an administrator', [1], 200],
    ['200 for an administrator of a country', [6], 200],
    ['200 for a visitor, who signs in there', null, 200],
    ['403 for a user without rights', [], 403],
  ] as const)('answers %s, with the fresh cookies of the session', async (_what, groups, status) => {
    const app = await openAdmin(sessionOf(groups));
    const { statusCode, body, headers } = await app.inject('/admin/ads');
    expect([statusCode, body]).toEqual([status, page]);
    expect(headers['set-cookie']).toEqual(groups ? 'acT=fresh' : undefined);
    await app.close();
  });

  it('answers 200 while the API is away', async () => {
    const app = await openAdmin({ session: null, isKnown: false, setCookies: [] });
    expect((await app.inject('/admin')).statusCode).toBe(200);
    await app.close();
  });

  it('has one document for every address below /admin, which nobody keeps, frames or finds', async () => {
    const app = await openAdmin(sessionOf([1]));
    for (const url of ['/admin', '/admin/users/31']) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, page]);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      // signing in begins a transition that this document does not take part in: its script may run and handles that
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`script-src 'self' ${inlineHash(quietTransitions)};`);
      expect(policy).toContain("frame-ancestors 'none'");
    }
    const { body, headers } = await app.inject('/admin/assets/main-1a2b.js');
    expect([body, headers['cache-control']]).toEqual(['go()', 'public, max-age=31536000, immutable']);
    await app.close();
  });

  it('is missing if it is not built', () => {
    expect(builtAdmin(folder)).toBe(folder);
    expect(builtAdmin(join(folder, 'assets'))).toBeUndefined();
  });
});
