import { LineChart } from '@volan/ui/LineChart';
import { niceTicks } from '@volan/ui/chart';
import { StatCard } from '@volan/ui/StatCard';
import { useSite } from '../shell/site.ts';

export interface MeasureChartProps {
  /** The number above the chart: the sum of all days, or the largest day. @default 'sum' */
  total?: 'sum' | 'largest';
  label: string;
  /** ISO days in order. */
  days: readonly string[];
  /** One number for each day. */
  values: readonly number[];
  /** Formats a number. @default a plain number */
  textOf?: (value: number) => string;
}

/** Days between two labels of the axis. */
const axisEvery = 7;

/** One measure of the last thirty days: its sum, its course, and the same numbers as a table. [A12] */
export function MeasureChart({ label, days, values, textOf, total = 'sum' }: MeasureChartProps) {
  const { texts, words } = useSite();
  const { number, date } = words.formats;
  const text = textOf ?? number;
  const sum = total === 'sum' ? values.reduce((all, each) => all + each, 0) : Math.max(0, ...values);

  return (
    <StatCard
      label={label}
      value={text(sum)}
      note={texts.lastThirtyDays}
      chart={
        <LineChart
          size="small"
          points={days.map((day, index) => {
            const value = values[index] ?? 0;
            const isNamed = (days.length - 1 - index) % axisEvery === 0;
            return { label: date(day), value, text: text(value), ...(isNamed && { axis: date(day) }) };
          })}
          ticks={niceTicks(Math.max(0, ...values)).map((value) => ({ value, text: text(value) }))}
          labels={{
            summary: `${label}: ${text(sum)}, ${texts.lastThirtyDays}`,
            pointer: texts.day,
            table: texts.asTable,
            columns: [texts.day, label],
            empty: texts.noNumbers,
          }}
        />
      }
    />
  );
}
