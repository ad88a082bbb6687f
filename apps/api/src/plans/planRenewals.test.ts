import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import { openTestPlans } from './planTesting.ts';

const test = openedForFile(openTestPlans);

beforeEach(() => test.begin('2027-03-02T10:00:00Z'));
afterEach(async () => {
  expect(await checkLedger(test.database.sql)).toEqual([]);
});

const lot = 490_000;
const showroom = 990_000;

describe('what follows a packet [M13]', () => {
  it('is nothing until its owner says so: it ends by itself, and no credits are taken', async () => {
    await test.buy('lot', lot);
    await test.topUp(500);
    test.pass({ days: 31 });
    await test.process(test.now);
    expect(await test.active()).toMatchObject({ id: 'free', end: null, auto_renew: false });
    expect(await test.credits()).toBe(530);
  });

  it('can be the same or a smaller one or none, and be said again until the end', async () => {
    expect((await test.choose('lot')).status).toBe(409);
    await test.buy('lot', lot);
    expect(await test.own()).toMatchObject({ next: null, choices: [{ id: 'lot', credits: 49 }] });
    expect((await test.choose('showroom')).errors).toEqual({ plan: ['value'] });
    expect((await test.choose('lot')).data).toMatchObject({ next: 'lot', active: { auto_renew: true } });
    expect((await test.choose('none')).data).toMatchObject({ next: null, active: { auto_renew: false } });
  });

  it('is paid from credits once, however many servers look after it, without a moment between', async () => {
    await test.buy('showroom', showroom);
    await test.topUp(20);
    await test.choose('lot');
    test.now = Date.parse('2027-04-02T08:55:00Z');
    await Promise.all([1, 2, 3].map(() => test.process(test.now)));
    expect(await test.credits()).toBe(80 + 20 - 49);
    expect(await test.active()).toMatchObject({ id: 'showroom' });
    test.pass({ minutes: 5 });
    expect(await test.active()).toMatchObject({ id: 'lot', end: '2027-05-02T09:00:00.000Z', auto_renew: true });
    await test.process(test.now);
    await test.process(test.now);
    expect(await test.credits()).toBe(80 + 20 - 49 + 30);
    const told = await test.database.sql`
      select event, facts ->> 'credits' as credits from notification where user_id = ${test.buyer.user.id}`;
    expect(told).toContainEqual({ event: 'plan-renewed', credits: '49' });
  });

  it('begins on the day of the month on which the first one began, also after a shorter month', async () => {
    await test.begin('2027-01-31T12:00:00Z');
    await test.buy('lot', lot);
    await test.topUp(200);
    await test.choose('lot');
    for (const end of ['2027-02-28T12:00:00Z', '2027-03-31T11:00:00Z', '2027-04-30T11:00:00Z']) await test.process(end);
    expect((await test.periods()).map(([, start]) => start.slice(0, 10))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });

  it('is not paid for days that passed while no server ran', async () => {
    await test.buy('lot', lot);
    await test.topUp(100);
    await test.choose('lot');
    await test.process('2027-04-20T09:00:00Z');
    expect((await test.periods())[1]).toEqual(['lot', '2027-04-20T09:00:00.000Z', '2027-05-20T09:00:00.000Z']);
  });

  it('does not come without credits: they may be bought until the end, then the packet ends and its owner is notified', async () => {
    await test.buy('lot', lot);
    await test.choose('lot');
    await test.process('2027-04-02T08:55:00Z');
    expect(await test.periods()).toHaveLength(1);
    test.now = Date.parse('2027-04-02T09:00:00Z');
    await Promise.all([1, 2].map(() => test.process(test.now)));
    await test.topUp(100);
    await test.process(test.now);
    expect(await test.active()).toMatchObject({ id: 'free' });
    const told = await test.database.sql`
      select event from notification where user_id = ${test.buyer.user.id} and event like 'plan-%' order by id`;
    expect(told.map(({ event }) => event)).toEqual(['plan-renews', 'plan-unpaid']);
  });

  it('is announced some days before, once, by mail too: the price, or that the packet ends', async () => {
    await test.buy('lot', lot);
    await test.process('2027-03-28T08:00:00Z');
    const { sql } = test.database;
    const told = () => sql`
      select event, facts from notification where user_id = ${test.buyer.user.id} and event like 'plan-%' order by id`;
    expect(await told()).toEqual([]);
    await Promise.all([1, 2].map(() => test.process('2027-03-28T10:00:00Z')));
    expect(await told()).toEqual([{ event: 'plan-ends', facts: { plan: 'lot', ends_at: '2027-04-02T09:00:00.000Z' } }]);
    expect(await test.mailsOfPlans()).toMatchObject([
      { template: 'plan-notice', content: { event: 'plan-ends', facts: { plan: 'lot' } } },
    ]);
  });

  it('is the packet that was bought ahead: no reminder is sent, and no credits are taken', async () => {
    await test.buy('lot', lot);
    await test.topUp(100);
    await test.choose('lot');
    await test.buy('lot', lot);
    expect(await test.own()).toMatchObject({ next: 'lot', until: '2027-05-02T09:00:00.000Z' });
    await test.process('2027-04-02T09:00:00Z');
    expect(await test.credits()).toBe(160);
    expect(await test.mailsOfPlans()).toEqual([]);
  });
});
