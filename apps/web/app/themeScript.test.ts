import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeScript } from './themeScript.ts';

interface Machine {
  /** Text of the storage, or `forbidden`. */
  kept?: string | null;
  /** The preference of the system; `silent` matches neither, `missing` has no `matchMedia`. */
  system?: 'light' | 'dark' | 'silent' | 'missing';
  hour?: number;
  /** The value in the server's response. */
  told?: string;
  /** How the page came; undefined in browsers that do not say. */
  delivery?: string | undefined;
  hasWorker?: boolean;
}

/** How often the storage was asked. */
let asked = 0;

/** The body after the script ran in a browser without anything else. */
function shown({ kept = null, system = 'light', hour = 12, told, delivery, hasWorker = false }: Machine) {
  asked = 0;
  const classes = new Set(['light', 'other']);
  const body = {
    dataset: {} as Record<string, string>,
    classList: {
      add: (name: string) => classes.add(name),
      remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    },
  };
  const matchMedia = (query: string) => ({ matches: query === `(prefers-color-scheme:${system})` });
  const storage = {
    get theme() {
      asked += 1;
      if (kept === 'forbidden') throw new Error('SecurityError');
      return kept ?? undefined;
    },
  };
  const page: { body?: typeof body; documentElement: object } = { documentElement: {} };
  const parsed: (() => void)[] = [];
  const watcher = { disconnect: () => parsed.splice(0) };
  const scope: Record<string, unknown> = {
    document: page,
    MutationObserver: class {
      readonly hear: () => void;
      constructor(hear: (changes: unknown, observer: typeof watcher) => void) {
        this.hear = () => hear([], watcher);
      }
      observe = () => parsed.push(this.hear);
    },
    localStorage: storage,
    performance: {
      getEntriesByType: () => [
        { deliveryType: delivery, serverTiming: told === undefined ? [] : [{ name: 'theme', description: told }] },
      ],
    },
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    Date: Object.assign(
      class {
        getHours = () => hour;
      },
      { now: () => 1000 },
    ),
    ...(system !== 'missing' && { matchMedia }),
  };
  runInContext(themeScript, createContext(Object.assign(scope, { window: scope })));
  const hear = () => parsed.forEach((heard) => heard());
  hear();
  page.body = body;
  hear();

  return { theme: body.dataset['theme'], classes: [...classes].filter((name) => name !== 'other') };
}

const dark = { theme: 'dark', classes: ['dark'] };
const light = { theme: 'light', classes: ['light'] };
const hours = Array.from({ length: 24 }, (_, hour) => hour);

describe('the theme before anything is drawn', () => {
  it('is what the visitor chose, exactly one class [F05]', () => {
    expect(shown({ kept: '{"value":"dark","exp":9000}' })).toEqual(dark);
    expect(shown({ kept: '{"value":"light","exp":9000}', system: 'dark' })).toEqual(light);
  });

  it.each([
    '{"value":"system","exp":9000}',
    '{"value":"dark","exp":900}',
    '{"value":"blue"}',
    'null',
    '{',
    'forbidden',
  ])('is that of the system where %s is kept [F06, L28, T42]', (kept) => {
    expect(shown({ kept, system: 'dark' })).toEqual(dark);
    expect(shown({ kept, system: 'light', hour: 23 })).toEqual(light);
  });

  it('is what the server says of a page that came from it just now, and no storage is asked [F05]', () => {
    const kept = '{"value":"light","exp":9000}';
    expect(shown({ told: 'dark', delivery: '', kept })).toEqual(dark);
    expect(shown({ told: 'light', delivery: '', system: 'dark' })).toEqual(light);
    expect(shown({ told: 'system', delivery: '', kept, system: 'dark' })).toEqual(dark);
    expect(asked).toBe(0);
  });

  it.each([
    ['was fetched ahead', { delivery: 'navigational-prefetch' }],
    ['was kept', { delivery: 'cache' }],
    ['came through the service worker', { delivery: '', hasWorker: true }],
    ['came to a browser that does not say how', {}],
  ])('is the stored one if the page %s: the page may be older than the choice', (_, how) => {
    expect(shown({ told: 'light', kept: '{"value":"dark","exp":9000}', ...how })).toEqual(dark);
  });

  it('is the stored one if the server sends nothing', () => {
    expect(shown({ delivery: '', kept: '{"value":"dark","exp":9000}' })).toEqual(dark);
  });

  it('reads a value of an older shape [T42]', () => {
    expect(shown({ kept: '"dark"' })).toEqual(dark);
  });

  it.each(['missing', 'silent'] as const)(
    'goes by the hour where the system is %s: dark from 19:00 to 05:59 [F06, T06]',
    (system) => {
      expect(hours.filter((hour) => shown({ system, hour }).theme === 'dark')).toEqual([
        0, 1, 2, 3, 4, 5, 19, 20, 21, 22, 23,
      ]);
    },
  );

  it('does not look at the hour where the system answers [T06]', () => {
    expect(hours.filter((hour) => shown({ system: 'light', hour }).theme === 'dark')).toEqual([]);
    expect(hours.filter((hour) => shown({ system: 'dark', hour }).theme === 'light')).toEqual([]);
  });
});
