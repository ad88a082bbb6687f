import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../runtime/browser/testing/fakeBrowser.ts';
import { cartStore } from '../cart/cartStore.ts';
import { addCompared, compareStore } from '../compare/compareStore.ts';
import { historyStore, recordVisit } from '../history/historyStore.ts';
import { exportState } from './exportState.ts';
import { maxTransferLength } from './stateTransfer.ts';
import { importState } from './importState.ts';

const all = 'http://gearlane.localhost:3000';
const germany = 'http://de.gearlane.localhost:3000';

const visitOf = (id: number, ts: number) => ({
  img: `/img/${id}`,
  title: `Škoda Octavia ${id}`,
  price: '9.800 €',
  path: `/ad-details/${id}`,
  date: 'Sunday',
  time: '10:00',
  ts,
});
const adOf = (id: number) => ({
  id,
  title: `Ad ${id}`,
  price: 100,
  categoryId: 2,
  images: [],
  year: 2019,
  mileage: 142_000,
  note: '',
});
const compared = () => compareStore.read().lists['2']?.ids;
const visited = () => historyStore.read().map(({ ts }) => ts);

let browser: ReturnType<typeof fakeBrowser>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  browser = fakeBrowser('gearlane.localhost');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A visitor on the host of all countries with something of everything; gives the fragment that they leave with. */
function leaveWithAll() {
  browser.visit(`${all}/`);
  addCompared(adOf(1));
  recordVisit(visitOf(1, 100));
  cartStore.write({ 'credits-50': { product: 'credits-50', quantity: 2 } });

  return exportState();
}

describe('what follows a visitor to another country [T08b]', () => {
  it('is their comparison, history and cart, joined with what is there already', () => {
    browser.visit(`${germany}/`);
    addCompared(adOf(2));
    recordVisit(visitOf(2, 200));
    const url = browser.visit(`${germany}/catalog/vehicles?page=2${leaveWithAll()}`);
    importState();
    expect(compared()).toEqual([1, 2]);
    expect(visited()).toEqual([200, 100]);
    expect(historyStore.read()[1]?.title).toBe('Škoda Octavia 1');
    expect(cartStore.read()).toEqual({ 'credits-50': { product: 'credits-50', quantity: 2 } });
    expect(url.href).toBe(`${germany}/catalog/vehicles?page=2`);
  });

  it('counts once: the same address brings nothing a second time', () => {
    const address = `${germany}/${leaveWithAll()}`;
    browser.visit(address);
    importState();
    compareStore.clear();
    const again = browser.visit(address);
    importState();
    expect(compared()).toBeUndefined();
    expect(again.hash).toBe('');
  });

  it('waits for a minute, no longer', () => {
    const address = `${germany}/${leaveWithAll()}`;
    vi.advanceTimersByTime(60_000);
    browser.visit(address);
    importState();
    expect(compared()).toBeUndefined();
  });

  it('is never what a stranger put into a link', () => {
    const foreign = `${germany}/${leaveWithAll().replace(/=\w{32}/, `=${'0'.repeat(32)}`)}`;
    browser.visit(foreign);
    importState();
    expect(compared()).toBeUndefined();
    browser.jar.cookie = 'handover=; Domain=gearlane.localhost; Max-Age=0';
    browser.visit(foreign);
    importState();
    expect(compared()).toBeUndefined();
  });

  it('is only what the stores themselves could have kept', () => {
    const token = /=(\w{32})/.exec(leaveWithAll())?.[1];
    const plain = { ...visitOf(4, 400), title: 'x', price: '' };
    const evil = { ...plain, path: '//evil.example' };
    const text = btoa(JSON.stringify({ history: [evil, plain], compare: 7, cart: 'x' }));
    browser.visit(`${germany}/#handover=${token}.${text}`);
    importState();
    expect(visited()).toEqual([400]);
    expect([compared(), cartStore.read()]).toEqual([undefined, {}]);
  });

  it('leaves an address alone that carries nothing, and a visitor who has nothing', () => {
    browser.visit(`${all}/`);
    expect(exportState()).toBe('');
    const url = browser.visit(`${germany}/#reviews`);
    importState();
    expect(url.hash).toBe('#reviews');
  });

  it('stays within its size: the oldest visits stay behind', () => {
    browser.visit(`${all}/`);
    const long = 'š'.repeat(2000);
    historyStore.write(Array.from({ length: 50 }, (_, index) => ({ ...visitOf(index, 1000 - index), title: long })));
    const fragment = exportState();
    expect(fragment.length).toBeLessThan(maxTransferLength + 60);
    browser.visit(`${germany}/${fragment}`);
    importState();
    expect(visited()).toEqual(Array.from({ length: 6 }, (_, index) => 1000 - index));
  });
});
