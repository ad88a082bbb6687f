import { vi } from 'vitest';
import { cookieJar } from './cookieJar.ts';

/** Where a fake browser is: an address of a brand's host, and how it came there. */
interface Visit {
  referrer?: string;
  /** As `PerformanceNavigationTiming` says it. */
  type?: 'navigate' | 'back_forward' | 'reload';
}

/**
 * A browser on the hosts of one brand: each host with its own storage, all with one jar of cookies. `visit` opens an
 * address; `replaced` has the address that replaced its location.
 */
export function fakeBrowser(domain: string) {
  const jar = cookieJar(domain);
  const storages = new Map<string, Map<string, string>>();
  const replaced: string[] = [];
  const listeners = new EventTarget();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  vi.stubGlobal('removeEventListener', listeners.removeEventListener.bind(listeners));
  function visit(address: string, { referrer = '', type = 'navigate' }: Visit = {}) {
    const url = new URL(address);
    const texts = storages.get(url.host) ?? new Map<string, string>();
    storages.set(url.host, texts);
    jar.visit(url.hostname);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
    vi.stubGlobal('location', Object.assign(url, { replace: (to: string) => void replaced.push(to) }));
    vi.stubGlobal('history', {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => void (url.href = new URL(to, url).href),
    });
    vi.stubGlobal('document', Object.assign(jar, { referrer, body: { dataset: { domain } } }));
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => 0 });

    return url;
  }

  return { visit, replaced, jar };
}
