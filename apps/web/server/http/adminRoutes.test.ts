import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRoutes, builtAdmin } from './adminRoutes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-admin-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Admin</title>');
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'go()');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the administration [H03]', () => {
  it('has one document for every address below /admin, which nobody keeps, frames or finds', async () => {
    const app = Fastify();
    await adminRoutes(app, folder);
    for (const url of ['/admin', '/admin/users/31']) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([200, '<!doctype html><title>Admin</title>']);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      expect(headers['content-security-policy']).toMatch(/script-src 'self' ?;.*frame-ancestors 'none'/);
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
