import { mergeCarts } from '@volan/domain-rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../runtime/browser/testing/fakeBrowser.ts';

type Cart = Record<string, { product: string; quantity: number }>;

/** Carts of the accounts, as the server keeps them; the other lists stay empty here. */
let accounts: Map<number, { version: number; cart: Cart }>;
let browser: ReturnType<typeof fakeBrowser>;
/** Runs while the server answers. */
let meanwhile: (() => void) | null;
let calls: string[];

const clock = performance;

const userOf = () => Number(/user=%7B%22id%22%3A(\d+)/.exec(document.cookie)?.[1]);

vi.mock('../../runtime/browser/accountApi.ts', () => ({
  accountApi: () => ({
    async send({ name }: { name: string }, given: { version?: number; cart: Cart }) {
      calls.push(name);
      const kept = accounts.get(userOf()) ?? { version: 0, cart: {} };
      if (name === 'saveCollected') {
        const cart = given.version === kept.version ? given.cart : (mergeCarts(kept.cart, given.cart) as Cart);
        accounts.set(userOf(), { version: kept.version + 1, cart });
      }
      meanwhile?.();
      meanwhile = null;
      const { version, cart } = accounts.get(userOf()) ?? kept;

      return { ok: true, data: { version, compared: { last: null, lists: {} }, history: [], cart } };
    },
  }),
}));

/** Opens a page of a host; gives what its scripts do there. */
async function open(host = 'volan.example') {
  vi.resetModules();
  browser.visit(`https://${host}/`);
  // pages of a test hear nothing of each other's storage, and the loader of modules needs a clock
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('performance', clock);
  Object.assign(document, { documentElement: { lang: 'sr-Latn-RS' } });
  const [{ keepInStep }, { forgetLists }, { cartStore }] = await Promise.all([
    import('./syncCollected.ts'),
    import('./collectedLists.ts'),
    import('../cart/cartStore.ts'),
  ]);

  return { keepInStep, forgetLists, cartStore };
}

const signIn = (id: number) => {
  document.cookie = `user=${encodeURIComponent(JSON.stringify({ id }))}; Domain=volan.example`;
};
const signOut = () => {
  document.cookie = 'user=; Max-Age=0; Domain=volan.example';
};
const item = (product: string, quantity = 1): Cart => ({ [product]: { product, quantity } });

beforeEach(() => {
  vi.useFakeTimers();
  [accounts, calls, meanwhile] = [new Map(), [], null];
  browser = fakeBrowser('volan.example');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a browser collects [F19]', () => {
  it('joins the account that signs in, and is seen on another host of the brand [T08b]', async () => {
    accounts.set(7, { version: 3, cart: item('plan') });
    const first = await open();
    first.cartStore.write(item('credits-50', 2));
    signIn(7);
    await first.keepInStep();
    expect(accounts.get(7)?.cart).toEqual({ ...item('plan'), ...item('credits-50', 2) });
    const abroad = await open('de.volan.example');
    await abroad.keepInStep();
    expect(abroad.cartStore.read()).toEqual({ ...item('plan'), ...item('credits-50', 2) });
  });

  it('is taken out of the account when it is taken out here', async () => {
    const { cartStore, keepInStep } = await open();
    cartStore.write({ ...item('plan'), ...item('credits-50') });
    signIn(7);
    await keepInStep();
    cartStore.write(item('plan'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(accounts.get(7)?.cart).toEqual(item('plan'));
    expect(calls).toEqual(['saveCollected', 'saveCollected']);
  });

  it('is asked for again after a while, not on every page', async () => {
    const first = await open();
    signIn(7);
    await first.keepInStep();
    await (await open()).keepInStep();
    expect(calls).toEqual(['saveCollected']);
    vi.setSystemTime(Date.now() + 60_000);
    accounts.set(7, { version: 9, cart: item('plan') });
    const later = await open();
    await later.keepInStep();
    expect(later.cartStore.read()).toEqual(item('plan'));
  });

  it('loses nothing that comes while the account answers', async () => {
    accounts.set(7, { version: 1, cart: item('plan') });
    const { cartStore, keepInStep } = await open();
    signIn(7);
    meanwhile = () => cartStore.write(item('credits-50'));
    await keepInStep();
    expect(cartStore.read()).toEqual({ ...item('plan'), ...item('credits-50') });
    expect(accounts.get(7)?.cart).toEqual({ ...item('plan'), ...item('credits-50') });
  });

  it('is forgotten after signing out, here and on other hosts, and stays in the account [B05, F03]', async () => {
    const first = await open();
    first.cartStore.write(item('plan'));
    signIn(7);
    await first.keepInStep();
    await (await open('de.volan.example')).keepInStep();
    const leaving = await open();
    await leaving.keepInStep();
    leaving.forgetLists();
    signOut();
    await vi.advanceTimersByTimeAsync(1000);
    expect(leaving.cartStore.read()).toEqual({});
    const abroad = await open('de.volan.example');
    await abroad.keepInStep();
    expect(abroad.cartStore.read()).toEqual({});
    expect(accounts.get(7)?.cart).toEqual(item('plan'));
  });

  it('of one account never joins another', async () => {
    const first = await open();
    first.cartStore.write(item('plan'));
    signIn(7);
    await first.keepInStep();
    signIn(8);
    const second = await open();
    await second.keepInStep();
    expect([second.cartStore.read(), accounts.get(8)?.cart]).toEqual([{}, {}]);
  });
});
