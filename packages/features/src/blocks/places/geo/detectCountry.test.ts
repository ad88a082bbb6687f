import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../runtime/browser/testing/fakeBrowser.ts';
import { detectCountry } from './detectCountry.ts';
import { geoStore } from './geoStore.ts';
import { askForPlace, countryOfLanguages, readPlace } from './sources.ts';

const services = ['https://one.example/json', 'https://two.example/json', 'https://three.example/json'];
const own = '/api/geo';

/** The response of each address: a reply, `null` for a failure, no response for a missing one. */
let answers: Map<string, unknown>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  fakeBrowser('gearlane.localhost').visit('http://gearlane.localhost/');
  answers = new Map();
  asked = [];
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address);
    const answer = answers.get(address);
    if (answer === null) {
      return Promise.reject(new TypeError('offline'));
    }

    return answer === undefined
      ? new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason as Error)))
      : Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  geoStore.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const detect = (given: Partial<Parameters<typeof detectCountry>[0]> = {}) =>
  detectCountry({
    own: (signal) => askForPlace(own, signal),
    services: [],
    languages: ['hu-HU'],
    ...given,
  });

describe('where a visitor seems to be [F25]', () => {
  it('is what our own table says; nobody else is asked [J88, T32]', async () => {
    answers.set(own, { ok: true, country: 'DE', ip: '141.2.22.74' });
    expect(await detect({ services })).toBe('DE');
    expect(asked).toEqual([own]);
    expect(geoStore.read()).toEqual({ ip: '141.2.22.74', country: 'DE', ts: Date.now() });
  });

  it('is known for 24 hours without asking again, and then requested again [E25, L32]', async () => {
    answers.set(own, { ok: true, country: 'DE', ip: null });
    await detect();
    vi.advanceTimersByTime(86_399_999);
    expect(await detect()).toBe('DE');
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    answers.set(own, { ok: true, country: 'AT', ip: null });
    expect(await detect()).toBe('AT');
    expect(asked).toHaveLength(2);
  });

  it('falls through from source to source, 2 s for our own and 3 s for each of the others [K06, L26, L36]', async () => {
    const found = detect({ services });
    const seen = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return asked.length;
    };
    expect([await seen(1999), await seen(1)]).toEqual([1, 2]);
    expect([await seen(2999), await seen(1)]).toEqual([2, 3]);
    expect([await seen(2999), await seen(1)]).toEqual([3, 4]);
    expect(asked).toEqual([own, ...services]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await found).toBe('HU');
    expect(geoStore.read()).toBeNull();
  });

  it.each([
    ['does not know the address', { ok: false, country: null, ip: '127.0.0.1' }],
    ['answers with something else', 'hello'],
    ['cannot be reached', null],
  ])('is asked of the next source where one %s [K06]', async (_, answer) => {
    answers.set(own, answer);
    answers.set('https://one.example/json', { ip: '5.6.7.8', country_code: 'ro' });
    expect(await detect({ services })).toBe('RO');
  });

  it('is what the browser speaks where nobody else may be asked [T32]', async () => {
    answers.set(own, null);
    expect(await detect()).toBe('HU');
    expect(asked).toEqual([own]);
  });

  it('breaks nothing if other scripts wrote to the storage [T42]', async () => {
    localStorage.setItem('geo', '{"country":"javascript:","ts":1}');
    answers.set(own, { ok: true, country: 'BG', ip: null });
    expect(await detect()).toBe('BG');
  });
});

describe('the answers of services', () => {
  it.each([
    [
      { country: 'DE', ip: '1.2.3.4' },
      { country: 'DE', ip: '1.2.3.4' },
    ],
    [
      { country: 'Germany', countryCode: 'DE', query: '1.2.3.4' },
      { country: 'DE', ip: '1.2.3.4' },
    ],
    [{ country_code: 'de' }, { country: 'DE', ip: null }],
    [{ country: 'Germany' }, null],
    [null, null],
  ])('%j is %j', (answer, place) => {
    expect(readPlace(answer)).toEqual(place);
  });

  it.each([
    [['sr-Latn-RS'], 'RS'],
    [['hu'], 'HU'],
    [['de-AT', 'de'], 'AT'],
    [['no tag', 'bg'], 'BG'],
    [[], null],
  ])('the languages %j mean %s', (tags, country) => {
    expect(countryOfLanguages(tags)).toBe(country);
  });
});
