export * from './LineChart.tsx';
