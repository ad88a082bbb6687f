import type { Specification } from '@volan/api-contract';
import { valuesOf } from '@volan/domain-rules';
import type { PanelControl } from './FilterPanelProps.ts';
import type { Panel } from './Panel.ts';

/** Ages of a confirmation that are offered, in days. */
const ages = [1, 3, 7, 14, 30];

/** Months ahead that are offered. */
const maxMonths = 18;

/** Months are numbers: year * 100 + month. */
function monthsFrom(now: number) {
  const today = new Date(now);
  return Array.from({ length: maxMonths }, (_, ahead) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1));
    return month.getUTCFullYear() * 100 + month.getUTCMonth() + 1;
  });
}

/**
 * A number of which only one side is asked for, as a short list: how old a confirmation may be, how long a registration
 * must last. A value of the address is added if the list does not have it.
 */
export function limitControl({ slug: key, source }: Specification, panel: Panel): PanelControl {
  const { messages, query, now } = panel;
  const [chosen] = valuesOf(query.filters, key);
  const side = source === 'confirmed_at' ? 'max' : 'min';
  const value = chosen?.kind === 'range' ? chosen[side] : undefined;
  const offered = side === 'max' ? ages : monthsFrom(now);
  const numbers = value === undefined || offered.includes(value) ? offered : [value, ...offered];
  const label = (number: number) =>
    side === 'max'
      ? messages.t('search.within-days', { count: number })
      : messages.t('search.at-least-until', { month: messages.month(Math.floor(number / 100), number % 100) });

  return {
    kind: 'limit',
    side,
    value: value === undefined ? '' : String(value),
    options: [
      { value: '', label: messages.t('search.any') },
      ...numbers.map((number) => ({ value: String(number), label: label(number) })),
    ],
  };
}
