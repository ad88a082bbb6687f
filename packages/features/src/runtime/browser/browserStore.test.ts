import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from './browserStore.ts';

const isNumbers = (kept: unknown): kept is number[] =>
  Array.isArray(kept) && kept.every((entry) => typeof entry === 'number');

const openNumbers = () =>
  browserStore<readonly number[]>({
    key: 'numbers',
    empty: [],
    parse: (kept) => {
      if (!isNumbers(kept)) {
        throw new TypeError('no numbers');
      }
      return kept;
    },
  });

/** A browser's storage: texts by key. */
function storageOf(texts: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const full = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('what a browser keeps [L28]', () => {
  const texts = new Map<string, string>();
  const tabs = new EventTarget();

  beforeEach(() => {
    texts.clear();
    vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
    vi.stubGlobal('localStorage', storageOf(texts));
    vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
    vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is stored as {value, exp} with about ten years to live', () => {
    openNumbers().write([1]);
    expect(JSON.parse(texts.get('numbers')!)).toEqual({
      value: [1],
      exp: Date.now() + 3650 * 24 * 3_600_000,
    });
  });

  it('is the same object until it changes', () => {
    const store = openNumbers();
    store.write([1]);
    expect(store.read()).toBe(store.read());
    expect(store.read()).toEqual([1]);
  });

  it('is nothing any more once it has expired', () => {
    openNumbers().write([1]);
    vi.advanceTimersByTime(3650 * 24 * 3_600_000);
    expect(openNumbers().read()).toEqual([]);
  });

  it.each([
    ['an older shape without an envelope', '[1,2]', [1, 2]],
    ['an envelope without an end', '{"value":[3]}', [3]],
    ['another shape', '{"value":{"a":1},"exp":9e15}', []],
    ['no JSON', '{"value"', []],
    ['null', 'null', []],
  ])('is read tolerantly: %s [T42]', (_, text, read) => {
    texts.set('numbers', text);
    expect(openNumbers().read()).toEqual(read);
  });

  it('lives as long as the page where the storage is full', () => {
    vi.stubGlobal('localStorage', { ...storageOf(texts), setItem: full });
    const store = openNumbers();
    const heard = vi.fn();
    store.subscribe(heard);
    store.write([1]);
    expect(store.read()).toEqual([1]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('lives as long as the page where the storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    const store = openNumbers();
    store.write([1]);
    expect(store.read()).toEqual([1]);
    store.clear();
    expect(store.read()).toEqual([]);
  });

  it('tells every tab when another one writes, and none about other keys [F17]', () => {
    const store = openNumbers();
    const heard = vi.fn();
    const end = store.subscribe(heard);
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'others' }));
    expect(heard).not.toHaveBeenCalled();
    texts.set('numbers', '{"value":[7],"exp":9000000000000000}');
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'numbers' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(store.read()).toEqual([7]);
    end();
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(heard).toHaveBeenCalledOnce();
  });
});
