export * from './StepChart.tsx';
