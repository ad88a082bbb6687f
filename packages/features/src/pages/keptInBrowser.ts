import type { PlainMessageKey } from '@volan/i18n';

/** Something that the site keeps in a browser. */
export interface KeptInBrowser {
  /** Its name, as browsers show it. */
  readonly name: string;
  readonly kind: 'cookie' | 'storage' | 'cache';
  /** What it is for. */
  readonly purpose: PlainMessageKey;
  /** How long it stays. */
  readonly stay: PlainMessageKey;
}

const storage = (name: string, purpose: PlainMessageKey, stay: PlainMessageKey = 'kept.ten-years'): KeptInBrowser => ({
  name,
  kind: 'storage',
  purpose,
  stay,
});
const cookie = (name: string, purpose: PlainMessageKey, stay: PlainMessageKey): KeptInBrowser => ({
  name,
  kind: 'cookie',
  purpose,
  stay,
});

/**
 * All that the site keeps in the browser of a visitor, in the order in which the page about cookies shows it. A test
 * holds it against the code: what is not listed here may not be kept. [A22]
 */
export const keptInBrowser: readonly KeptInBrowser[] = [
  cookie('_UILang', 'kept.language', 'kept.year'),
  cookie('acT', 'kept.access', 'kept.session'),
  cookie('rfT', 'kept.refresh', 'kept.session'),
  cookie('user', 'kept.user', 'kept.session'),
  storage('theme', 'kept.theme'),
  storage('history', 'kept.history'),
  storage('compare', 'kept.compare'),
  storage('cart', 'kept.cart'),
  { name: 'offline', kind: 'cache', purpose: 'kept.offline', stay: 'kept.bounded' },
];
