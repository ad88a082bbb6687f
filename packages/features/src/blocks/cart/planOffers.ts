import type { CartLine, PlanOffer, PriceList, Product } from '@volan/api-contract';
import type { Messages } from '../../runtime/site/useMessages.ts';

/** A product at the price of its buyer. */
export interface OwnProduct extends Product {
  readonly fullPrice: number;
  /** For a packet: its price for this account; null: the usual price. */
  readonly offer: PlanOffer | null;
}

/** The products at the prices of an account: a larger packet costs less while a smaller one runs. [M13] */
export function ownProducts({ products }: PriceList, known: readonly CartLine[]): OwnProduct[] {
  return products.map((product) => {
    const offer = known.find((line) => line.product === product.id)?.plan ?? null;
    return { ...product, fullPrice: product.full_price, offer, ...(offer && { price: offer.price }) };
  });
}

/** Which packet it replaces, or when it begins; empty if it begins now at its whole price. [M13] */
export function planTerms(
  { kind, unused, unused_days: count, is_beside_gift: isBesideGift, currency, starts }: PlanOffer,
  { t, money, date }: Pick<Messages, 't' | 'money' | 'date'>,
): string | null {
  if (kind === 'later') return t('plans.begins', { date: date(starts) });
  if (isBesideGift) return t('plans.gift');
  return unused > 0 ? t('plans.line', { count, unused: money(unused, currency) }) : null;
}
