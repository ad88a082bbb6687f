export { SpreadChart, type SpreadChartProps } from './SpreadChart.tsx';
