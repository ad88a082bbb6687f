import { contractCases, runContractCase, type CaseSender } from '@volan/api-contract/cases';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedForFile } from './testing/openedForFile.ts';
import { loadRegistry } from './taxonomy/loadRegistry.ts';
import { insertCompanies } from './testing/insertCompany.ts';
import { insertRandomAds } from './testing/insertRandomAds.ts';
import { openTestApp } from './testing/openTestApp.ts';

const api = openedForFile(() =>
  openTestApp(async ({ sql }) => {
    await insertRandomAds(sql, await loadRegistry(sql), { count: 2000, seed: 5, until: Date.now() });
    await sql`update ad set country_id = 688, region_id = 688001 where id % 3 = 0`;
    await insertCompanies(sql);
  }),
);
let goneAd: number;

beforeAll(async () => {
  const [gone] = await api.database.sql<{ id: number }[]>`select id from ad where status = 6 order by id limit 1`;
  goneAd = gone?.id ?? 0;
});

const send: CaseSender = async ({ method, url, headers, body }) => {
  const reply = await api.app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  return {
    status: reply.statusCode,
    headers: reply.headers as Record<string, string | undefined>,
    body: reply.body,
  };
};

describe('the server keeps the contract', () => {
  it.each(contractCases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    await expect(runContractCase(one, send, { goneAd })).resolves.toBeUndefined();
  });
});
