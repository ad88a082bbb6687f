import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from './outbox.ts';
import type { OutgoingMessage } from './outgoingStore.ts';
import type { SendOutcome } from './sendOutgoing.ts';

const speech = { brand: 'volan', language: 'rs' };
const to = { user: 1, adId: 7, accountId: 1, otherId: 2, begins: false, file: null };
const poll = { timeout: 3000, interval: 5 };
const fine = { ok: true, message: { id: 1 } } as SendOutcome;
const failed = (failure: string, why = failure): SendOutcome => ({ ok: false, failure, why });

let tabs: ReturnType<typeof createOutbox>[];

beforeEach(() => {
  // a page has it; here the network never changes
  vi.stubGlobal('addEventListener', () => {});
  tabs = [];
});
afterEach(async () => {
  await Promise.all(tabs.map((tab) => tab.clear()));
  vi.unstubAllGlobals();
});

function openTab(send: (message: OutgoingMessage) => Promise<SendOutcome>, onSignedOut = () => {}) {
  const tab = createOutbox({ send: (_speech, message) => send(message), pausesMs: [1], onSignedOut });
  tabs.push(tab);
  tab.open(1, speech);

  return tab;
}

describe('messages that the server does not have yet', () => {
  it('go out in their order once the line is there, each with one id over all tries', async () => {
    const tried: [string, string][] = [];
    const answers = [failed('offline'), failed('unavailable'), fine, fine];
    const tab = openTab(async ({ key, text }) => {
      tried.push([text, key]);
      return answers.shift() ?? fine;
    });
    await tab.add({ ...to, text: 'one' });
    await tab.add({ ...to, text: 'two' });
    await expect.poll(() => tab.read().messages.length, poll).toBe(0);
    expect(tried.map(([text]) => text)).toEqual(['one', 'one', 'one', 'two']);
    expect(new Set(tried.map(([, key]) => key)).size).toBe(2);
  });

  it('are shown in the order in which they were written before the browser has kept them', async () => {
    const line = Promise.withResolvers<SendOutcome>();
    const tab = openTab(() => line.promise);
    const texts = () => tab.read().messages.map(({ text }) => text);
    const first = tab.add({ ...to, text: 'one' });
    expect(texts()).toEqual(['one']);
    const second = tab.add({ ...to, text: 'two' });
    expect(texts()).toEqual(['one', 'two']);
    const seen: string[] = [];
    tab.subscribe(() => seen.push(texts().join(' ')));
    await Promise.all([first, second]);
    expect(new Set(seen)).toEqual(new Set(['one two']));
    line.resolve(fine);
    await expect.poll(texts, poll).toEqual([]);
  });

  it('wait where nobody is signed in any more, and the page says so [K01]', async () => {
    const onSignedOut = vi.fn();
    const tab = openTab(async () => failed('unauthenticated'), onSignedOut);
    await tab.add({ ...to, text: 'one' });
    await expect.poll(() => onSignedOut.mock.calls.length, poll).toBe(1);
    expect(tab.read().messages.map(({ failure }) => failure)).toEqual([null]);
  });

  it('are sent by one tab at a time, so none goes out twice', async () => {
    const sent: string[] = [];
    const send = async ({ text }: OutgoingMessage) => {
      await new Promise((later) => setTimeout(later, 5));
      sent.push(text);
      return fine;
    };
    const [one, other] = [openTab(send), openTab(send)];
    await Promise.all([1, 2, 3].map((n) => (n === 2 ? other : one).add({ ...to, text: `${n}` })));
    one.goOn();
    other.goOn();
    await expect.poll(() => [one, other].map((tab) => tab.read().messages.length), poll).toEqual([0, 0]);
    expect(sent.toSorted()).toEqual(['1', '2', '3']);
  });

  it('stay with the reason if they are refused, and delay no others; sent again they ignore a warning', async () => {
    const sent: OutgoingMessage[] = [];
    const tab = openTab(async (message) => {
      if (message.text === 'bad' && !message.force) return failed('validation', 'shield-card');

      sent.push(message);
      return fine;
    });
    await tab.add({ ...to, text: 'bad' });
    await tab.add({ ...to, text: 'good' });
    await expect.poll(() => tab.read().messages.map(({ failure }) => failure), poll).toEqual(['shield-card']);
    await tab.retry(tab.read().messages[0]?.key ?? '');
    await expect.poll(() => sent.map(({ text }) => text), poll).toEqual(['good', 'bad']);
  });
});
