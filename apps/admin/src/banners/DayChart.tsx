import type { BannerReportDay } from '@volan/api-contract';
import { Card } from '@volan/ui/Card';
import { Heading } from '@volan/ui/Heading';
import { LineChart } from '@volan/ui/LineChart';
import { niceTicks } from '@volan/ui/chart';
import { useId } from 'react';
import { useSite } from '../shell/site.ts';
import { dayText } from './bannerWords.ts';

export interface DayChartProps {
  label: string;
  days: readonly BannerReportDay[];
  valueOf: (day: BannerReportDay) => number;
  /** @default a plain number */
  textOf?: (day: BannerReportDay) => string;
  /** Text beside a line of the grid. @default a plain number */
  tickText?: (value: number) => string;
}

/** Labels under the axis. */
const axisLabels = 4;

/** One measure of a banner by day, and the same numbers as a table. */
export function DayChart({ label, days, valueOf, textOf, tickText }: DayChartProps) {
  const site = useSite();
  const { texts, words } = site;
  const id = useId();
  const { number } = words.formats;
  const every = Math.max(1, Math.ceil(days.length / axisLabels));

  return (
    <Card as="section" kind="panel" padding="panel" labelledBy={id} gap={1}>
      <Heading level={2} size="title" id={id}>
        {label}
      </Heading>
      <LineChart
        points={days.map((day, index) => ({
          label: dayText(site, day.day),
          value: valueOf(day),
          text: textOf ? textOf(day) : number(valueOf(day)),
          ...((days.length - 1 - index) % every === 0 && { axis: dayText(site, day.day) }),
        }))}
        ticks={niceTicks(Math.max(0, ...days.map(valueOf))).map((value) => ({
          value,
          text: tickText ? tickText(value) : number(value),
        }))}
        labels={{
          summary: label,
          pointer: texts.day,
          table: texts.asTable,
          columns: [texts.day, label],
          empty: texts.noNumbers,
        }}
      />
    </Card>
  );
}
