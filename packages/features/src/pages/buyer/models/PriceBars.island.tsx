import { BarChart, type BarChartProps } from '@volan/ui/BarChart';

/** A chart that tells the numbers of a bar under the pointer; without scripts they stand in its table. */
export function PriceBarsIsland(props: BarChartProps) {
  return <BarChart {...props} />;
}
