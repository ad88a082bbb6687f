import type { AdLink, Ban, BanPreview, OpenSession, PublishedAd } from '@volan/api-contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { fine, openTestSelling } from '../selling/sellingTesting.ts';
import { emptyAds } from '../testing/emptyAds.ts';
import { goodPassword, type TestPerson } from '../testing/openTestAccounts.ts';

const test = openedForFile(openTestSelling);
let ana: TestPerson;
let vera: TestPerson;

beforeEach(async () => {
  await test.beginAnew();
  await emptyAds(test.database.sql, 'ban');
  [ana, vera] = [await test.seller(), await test.administrator()];
});

const preview = (kind: string, value: string, by = vera) =>
  test.call('POST', '/admin/bans/preview', { kind, value }, { as: by.accessToken });
const create = (kind: string, value: string, proof: string, by = vera) =>
  test.call('PUT', '/admin/bans/create', { kind, value, note: 'Prevara', proof }, { as: by.accessToken });
async function ban(kind: string, value: string) {
  const { proof } = fine<BanPreview>(await preview(kind, value));
  return fine<Ban>(await create(kind, value, proof));
}
const register = (email: string, address = '198.51.100.77') =>
  test.call('POST', '/auth/register', { email, password: goodPassword, name: 'Petar Perić' }, { address });

describe('a ban [P58]', () => {
  it('of a word shows first which ads of the last 30 days it would have hit, and then keeps them waiting', async () => {
    const hit = fine<AdLink>(await test.publish(ana, { description: ['Kupac plaća ČEKOM-odmah.'] }));
    const old = fine<AdLink>(await test.publish(await test.seller(), { description: ['čekom odmah'] }));
    await test.database.sql`update ad set created_at = now() - interval '31 days' where id = ${old.id}`;
    const seen = fine<BanPreview>(await preview('word', 'Čekom odmah!'));
    expect(seen).toMatchObject({ value: 'cekom odmah', ads: 1, users: 1, sign_ups: 0 });
    expect(seen.samples.map(({ id }) => id)).toEqual([hit.id]);
    fine(await create('word', 'Čekom odmah!', seen.proof));
    const next = { description: ['Čekom odmah'], mileage: ['9.000'], price: ['3.000'] };
    const waits = fine<PublishedAd>(await test.publish(await test.seller(), next));
    expect(waits).toMatchObject({ status: 'pending' });
    expect(waits.reasons).toContain('banned-words');
  });

  it('is tried by two administrators at a time: others wait', async () => {
    const statuses: number[] = [];
    const tries: Promise<unknown>[] = [];
    await test.database.sql.begin(async (lock) => {
      await lock`lock table ad`;
      for (let count = 0; count < 8; count += 1) {
        tries.push(preview('word', 'prevara').then(({ status }) => statuses.push(status)));
      }
      await vi.waitFor(() => expect(statuses).toEqual(Array.from({ length: 6 }, () => 429)), 20_000);
    });
    await Promise.all(tries);
    expect(statuses.slice(6)).toEqual([200, 200]);
    expect((await preview('word', 'prevara')).status).toBe(200);
  });

  it('is stored only after its own preview, by the administrator who saw it, within half an hour', async () => {
    const { proof } = fine<BanPreview>(await preview('word', 'prevara'));
    expect((await create('word', 'druga rec', proof)).errors).toEqual({ proof: ['value'] });
    expect((await create('word', 'prevara', proof, await test.administrator())).errors).toEqual({ proof: ['value'] });
    expect((await create('word', 'prevara', 'nothing')).errors).toEqual({ proof: ['value'] });
    test.now += 31 * 60_000;
    const later = fine<OpenSession>(await test.signIn(vera.email));
    await test.database.sql`update session set second_factor_at = now() where user_id = ${vera.user.id}`;
    expect((await create('word', 'prevara', proof, { ...vera, ...later })).errors).toEqual({ proof: ['value'] });
  });

  it('of an address or its domain is answered as an address that is taken', async () => {
    const mine = await register('vec@postoji.test');
    expect(mine.status).toBe(200);
    const taken = await register('vec@postoji.test');
    await ban('email', 'lopov@primer.test');
    await ban('email', 'losi.test');
    for (const email of ['lopov@primer.test', 'bilo.ko@losi.test']) {
      const refused = await register(email);
      expect([refused.status, refused.error, refused.errors]).toEqual([taken.status, taken.error, taken.errors]);
    }
    expect((await register('drugi@primer.test')).status).toBe(200);
    expect((await register('ko@nijelosi.test')).status).toBe(200);
    const seen = fine<BanPreview>(await preview('email', 'postoji.test'));
    expect(seen).toMatchObject({ value: '@postoji.test', users: 1, sign_ups: 1, ads: 0 });
  });

  it('of a network refuses accounts as too many of them, and lets ads wait', async () => {
    await ban('network', '203.0.113.77/24');
    const refused = await register('neko@primer.test', '203.0.113.9');
    expect([refused.status, refused.error]).toEqual([429, 'rate-limited']);
    expect((await register('neko@primer.test', '203.0.114.9')).status).toBe(200);
    const body = { id: crypto.randomUUID(), category_id: test.categories['vehicles'], fields: test.golf };
    const asked = { as: ana.accessToken, address: '203.0.113.9' };
    const ad = fine<PublishedAd>(await test.call('PUT', '/ads/create', body, asked));
    expect([ad.status, ad.reasons]).toEqual(['pending', ['banned-network']]);
  });

  it.each([
    ['network', '0.0.0.0/0'],
    ['network', '10.0.0.0/8'],
    ['network', '2001:db8::/16'],
    ['network', '::ffff:0:0/96'],
    ['network', '::ffff:10.0.0.0/104'],
    ['network', '::/64'],
    ['network', '1.2.3'],
    ['network', 'fe80::1%eth0'],
    ['network', '1.2.3.4/99'],
    ['network', '1.2.3.4/24/8'],
    ['word', '(a+)+$'],
    ['word', 'ab'],
    ['email', '.*@.*'],
    ['email', 'rs'],
  ])('of %s "%s" does not exist', async (kind, value) =>
    expect((await preview(kind, value)).errors).toEqual({ value: ['value'] }),
  );

  it('of a network of version 4 written as one of version 6 is the same ban', async () => {
    expect(fine<BanPreview>(await preview('network', '::ffff:203.0.113.77/120'))).toMatchObject({
      value: '203.0.113.0/24',
    });
    expect(fine<BanPreview>(await preview('network', '::FFFF:cb00:714d'))).toMatchObject({ value: '203.0.113.77/32' });
  });

  it('is listed with who added it, and can be removed; the audit log has both', async () => {
    const kept = await ban('network', '2001:DB8:1::5/64');
    const list = async () => fine<Ban[]>(await test.call('GET', '/admin/bans', null, { as: vera.accessToken }));
    expect(await list()).toMatchObject([{ value: '2001:db8:1::/64', added_by: vera.user.name, note: 'Prevara' }]);
    const again = fine<BanPreview>(await preview('network', '2001:db8:1::/64'));
    expect((await create('network', '2001:db8:1::/64', again.proof)).errors).toEqual({ value: ['taken'] });
    fine(await test.call('DELETE', `/admin/bans/delete/${kept.id}`, null, { as: vera.accessToken }));
    expect(await list()).toEqual([]);
    const gone = await test.call('DELETE', `/admin/bans/delete/${kept.id}`, null, { as: vera.accessToken });
    expect(gone.error).toBe('not-found');
    const audit = await test.database.sql`
      select action, entity, before, after from audit_entry where actor_id = ${vera.user.id} order by id`;
    const value = { kind: 'network', value: '2001:db8:1::/64', note: 'Prevara' };
    expect(audit).toEqual([
      { action: 'ban.added', entity: 'ban', before: null, after: value },
      { action: 'ban.removed', entity: 'ban', before: value, after: null },
    ]);
  });

  it('is listed by its value where that is asked for [T04]', async () => {
    for (const value of ['zlatna prilika', 'avans odmah']) await ban('word', value);
    const values = async (query: string) =>
      fine<Ban[]>(await test.call('GET', `/admin/bans?${query}`, null, { as: vera.accessToken })).map(
        ({ value }) => value,
      );
    expect(await values('sort=value&order=asc')).toEqual(['avans odmah', 'zlatna prilika']);
    expect(await values('sort=value&order=desc')).toEqual(['zlatna prilika', 'avans odmah']);
  });

  it('is for the head office alone: it acts in every country [H04]', async () => {
    const regional = await test.administrator('RS');
    expect((await preview('word', 'prevara', regional)).error).toBe('forbidden');
  });
});
