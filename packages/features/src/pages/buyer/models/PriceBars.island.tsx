import { BarChart, type BarChartProps } from '@volan/ui/BarChart';

/** What travels in the document. */
export type PriceBarsProps = Pick<BarChartProps, 'points' | 'ticks' | 'labels' | 'csv' | 'size'>;

/** A chart that tells the numbers of a bar under the pointer; without scripts they are in its table. */
export function PriceBarsIsland(props: PriceBarsProps) {
  return <BarChart {...props} />;
}
