import type { CompiledMessage, PlainMessageKey } from '@volan/i18n';
import type { Messages } from '../../../runtime/site/useMessages.ts';

/** Texts of the comparison without parameters. */
const plain = {
  add: 'compare.add',
  allGone: 'compare.all-gone',
  back: 'compare.back',
  best: 'compare.best',
  bestMarked: 'compare.best-marked',
  credit: 'ad.on-credit',
  empty: 'no-compare-ads',
  emptyText: 'compare.empty-text',
  failed: 'compare.failed',
  failedText: 'compare.failed-text',
  full: 'compare-error',
  loading: 'loading',
  mainFacts: 'compare.main-facts',
  more: 'compare.more',
  needsScript: 'compare.needs-script',
  needsScriptText: 'compare.needs-script-text',
  no: 'no',
  noDifferences: 'compare.no-differences',
  noPicture: 'card.no-picture',
  note: 'compare.note',
  notes: 'compare.notes',
  notesHelp: 'compare.notes-help',
  notStated: 'not-stated',
  onlyDifferences: 'compare.only-differences',
  onRequest: 'price-type.on-request',
  open: 'compare.open',
  own: 'compare.own',
  place: 'fact.place',
  price: 'fact.price',
  remove: 'compare.remove',
  retry: 'retry',
  seller: 'ad.seller',
  share: 'compare.share',
  shareCopied: 'compare.share-copied',
  shareFailed: 'compare.share-failed',
  shared: 'compare.shared',
  showAll: 'compare.all',
  year: 'fact.year',
  mileage: 'fact.mileage',
  yes: 'yes',
} as const satisfies Record<string, PlainMessageKey>;

/** Texts of the comparison, ready to travel to the browser. */
export interface CompareTexts extends Record<keyof typeof plain, string> {
  /** "3 ads", filled in by the browser. */
  count: CompiledMessage;
  /** "2 ads are no longer for sale". */
  gone: CompiledMessage;
}

/** The texts of the comparison in the language of a page. */
export function compareTexts({ t, message }: Pick<Messages, 't' | 'message'>): CompareTexts {
  const ready = Object.fromEntries(Object.entries(plain).map(([name, key]) => [name, t(key)]));
  return {
    ...(ready as Record<keyof typeof plain, string>),
    count: message('ads-count'),
    gone: message('compare.gone'),
  };
}
