import { ledgerKinds, pointKinds, type LedgerKind } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** How far back the history goes. */
export const creditSpans = ['all', 'month', 'quarter', 'year'] as const;

/** How far back the history goes. */
export type CreditSpan = (typeof creditSpans)[number];

const notOfCredits: ReadonlySet<LedgerKind> = new Set<LedgerKind>(['payment', ...pointKinds]);

/** Kinds of movements that credits have: not those of money and of points. */
export const creditKinds = ledgerKinds.filter((kind) => !notOfCredits.has(kind));

/** The parameters in the address of the credits. */
export interface CreditsAsk {
  /** Null: all kinds. */
  readonly kind: LedgerKind | null;
  readonly span: CreditSpan;
  readonly page: number;
}

const days: Readonly<Record<CreditSpan, number | null>> = { all: null, month: 30, quarter: 90, year: 365 };
const dayMs = 86_400_000;

/** Reads the query of the page; unknown parts are ignored. */
export function readCreditsAsk(search: string): CreditsAsk {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '';
  return {
    kind: creditKinds.find((each) => each === asked.get('kind')) ?? null,
    span: creditSpans.find((each) => each === asked.get('span')) ?? 'all',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The first day of a span that ends today, by the clock of the brand; null: all of it. */
export function firstDayOf(span: CreditSpan, { now, brand }: Pick<Site, 'now' | 'brand'>): string | null {
  const count = days[span];
  if (count === null) return null;

  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: brand.timeZone, dateStyle: 'short' });

  return calendar.format(now - (count - 1) * dayMs);
}

function queryOf({ kind, span, page }: CreditsAsk) {
  const query = new URLSearchParams({
    ...(kind !== null && { kind }),
    ...(span !== 'all' && { span }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

/** The address of the history, without what is usual. */
export const creditsAddress = (site: Site, ask: CreditsAsk) => `${pagePath(site, 'credits', {})}${queryOf(ask)}`;

/** The address of a file with the same movements, all pages. */
export const creditsFileAddress = (site: Site, ask: CreditsAsk) =>
  `${pagePath(site, 'creditsFile', {})}${queryOf({ ...ask, page: 1 })}`;
