export { RangeChart, type RangeChartProps, type RangeChartRow } from './RangeChart.tsx';
