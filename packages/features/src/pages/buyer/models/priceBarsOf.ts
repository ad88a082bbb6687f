import type { ModelInformation, PriceSpread } from '@volan/api-contract';
import { niceTicks } from '@volan/ui/chart';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { roundedPrice } from './roundedPrice.ts';
import type { PriceBarsProps } from './PriceBars.island.tsx';

/** Texts under the axis. */
const axisTexts = 4;

/** The asking prices of a model as bars; those beyond the middle 80 % step back. */
export function priceBarsOf({ bars }: ModelInformation, spread: PriceSpread, messages: Messages): PriceBarsProps {
  const { t, price, number } = messages;
  const last = bars.length - 1;
  const labelOf = (bar: ModelInformation['bars'][number], index: number) => {
    if (index === last && last > 0) {
      return t('model.from-on', { price: price(bar.from) });
    }
    return index === 0 && last > 0
      ? t('model.up-to', { price: price(bar.to) })
      : t('catalog.between', { from: price(bar.from), to: price(bar.to) });
  };
  const every = Math.max(1, Math.ceil(bars.length / axisTexts));

  return {
    points: bars.map((bar, index) => ({
      label: labelOf(bar, index),
      value: bar.count,
      text: t('ads-count', { count: bar.count }),
      quiet: bar.to <= spread.low || bar.from > spread.high,
      ...(index % every === 0 && { axis: price(bar.from) }),
    })),
    ticks: niceTicks(Math.max(...bars.map(({ count }) => count))).map((value) => ({ value, text: number(value) })),
    labels: {
      summary: t('model.prices-summary', {
        count: spread.count,
        low: roundedPrice(messages, spread.low),
        high: roundedPrice(messages, spread.high),
        median: roundedPrice(messages, spread.median),
      }),
      pointer: t('model.price-column'),
      table: t('model.as-table'),
      columns: [t('model.price-column'), t('model.ads-column')],
      empty: t('model.no-ads'),
    },
    size: 'medium',
  };
}
