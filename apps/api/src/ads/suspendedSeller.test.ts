import { describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { insertAd, insertSeller } from '../testing/insertAd.ts';
import { insertCompany } from '../testing/insertCompany.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    const seller = await insertSeller(sql, { type: 2, status: 2 });
    await insertCompany(sql, { seller, name: 'Obustavljena kuća' });
    const golf = { brand: 'volkswagen', model: 'golf', credit: 1 } as const;
    hidden = await insertAd(sql, { ...golf, seller });
    shown = await insertAd(sql, golf);
  }),
);
/** The active ad of a suspended seller, and that of another seller. */
let hidden: number;
let shown: number;

const ask = async (path: string, body?: object) => {
  const response = await api.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v3${path}`,
    headers: { 'x-app-version': 'test' },
    ...(body && { payload: body }),
  });
  return { status: response.statusCode, body: response.json<{ data: unknown; meta: { total?: number } | null }>() };
};

/** Ids of ads anywhere in a reply. */
const idsIn = (value: unknown): number[] =>
  [...JSON.stringify(value).matchAll(/"id":(\d+),"slug"|"ad_id":(\d+)/g)].map(([, one, other]) => Number(one ?? other));

describe('the ads of a suspended account [H08]', () => {
  it.each(['/ads?filters=vozilo:volkswagen.golf', '/ads?q=golf'])(
    'are in no list and in no count: %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringContaining(`"id":${hidden},`)]);
      expect(JSON.stringify(body)).toContain(`"id":${shown},`);
    },
  );

  it('are found by no id, in no comparison and beside no other ad', async () => {
    expect((await ask('/ads/by-ids', { ids: [hidden, shown] })).body.data).toMatchObject([{ id: shown }]);
    const { body } = await ask(`/ads/similar/${shown}`);
    expect(idsIn(body)).not.toContain(hidden);
  });

  it('have no page and tell no phone', async () => {
    expect([(await ask(`/ads/${hidden}`)).status, (await ask(`/ads/${shown}`)).status]).toEqual([410, 200]);
    const phoneOf = async (id: number) => (await ask('/ads/phone', { id })).status;
    expect([await phoneOf(hidden), await phoneOf(shown)]).toEqual([404, 200]);
  });

  it('take their company with them', async () => {
    expect((await ask('/companies/obustavljena-kuca')).status).toBe(410);
    expect((await ask('/companies')).body.data).toEqual([]);
  });
});
