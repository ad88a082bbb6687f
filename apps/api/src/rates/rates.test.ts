import { beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestApp } from '../testing/openTestApp.ts';
import { createRates } from './rates.ts';
import { GivenRate, setRate } from '../cli/rates/setRate.ts';

const api = openedForFile(() => openTestApp(async () => {}));

beforeEach(() => api.database.sql`truncate exchange_rate`);

const rate = (day: string, perEuro = 117.1523) => ({ currency: 'RSD' as const, perEuro, day, source: 'NBS' });
const at = (day: string) => createRates(api.database.sql, () => Date.parse(`${day}T09:00:00Z`)).newest('RSD');

describe('the rate of dinars [T59]', () => {
  it('is the newest that holds today, with its day and its source', async () => {
    await setRate(api.database.sql, rate('2026-11-18', 117.1));
    await setRate(api.database.sql, rate('2026-11-20'));
    await setRate(api.database.sql, rate('2026-11-23', 117.3));
    expect(await at('2026-11-21')).toEqual({ currency: 'RSD', per_euro: 117.1523, day: '2026-11-20', source: 'NBS' });
    expect((await at('2026-11-23'))?.per_euro).toBe(117.3);
    expect(await at('2026-11-17')).toBeNull();
  });

  it('set twice for a day is the later one', async () => {
    await setRate(api.database.sql, rate('2026-11-20', 116));
    await setRate(api.database.sql, rate('2026-11-20', 117));
    expect((await at('2026-11-20'))?.per_euro).toBe(117);
  });

  it.each([
    ['the wrong way round', { perEuro: 0.0085 }],
    ['with a slip of the point', { perEuro: 1171.5 }],
    ['that is no number', { perEuro: 'x' }],
    ['of no day', { day: '20.11.2026.' }],
    ['of nobody', { source: ' ' }],
    ['of another currency', { currency: 'USD' }],
  ])('%s is refused', (_what, wrong) => {
    expect(GivenRate.safeParse({ ...rate('2026-11-20'), ...wrong }).success).toBe(false);
  });

  it('is public, and is revalidated each time', async () => {
    const none = await api.app.inject({ url: '/v3/exchange-rate/RSD' });
    expect(none.json()).toMatchObject({ status: 'ok', data: null });
    await setRate(api.database.sql, rate('2020-01-02'));
    const told = await api.app.inject({ url: '/v3/exchange-rate/RSD' });
    expect(told.json()).toMatchObject({ data: { per_euro: 117.1523, day: '2020-01-02' } });
    expect(told.headers['etag']).toMatch(/^(W\/)?"[^"]+"$/);
    expect((await api.app.inject({ url: '/v3/exchange-rate/USD' })).statusCode).toBe(404);
  });

  it('tells the pages that it changed', async () => {
    const topics = () => api.database.sql<{ topic: string }[]>`select topic from outbox where topic = 'catalogue'`;
    const before = (await topics()).length;
    await setRate(api.database.sql, rate('2026-11-20'));
    expect((await topics()).length).toBeGreaterThan(before);
  });
});
