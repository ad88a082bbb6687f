import type { StatsSpan } from '@volan/domain-rules';

/** A step of the statistics in short: "22. okt" for a day, "okt 26" for a month. */
export function axisText(day: string, span: StatsSpan, tag: string) {
  const look =
    span === 'year' ? ({ month: 'short', year: '2-digit' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(tag, { ...look, timeZone: 'UTC' }).format(new Date(day));
}
