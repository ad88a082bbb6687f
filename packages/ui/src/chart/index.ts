export * from './ChartPoint.ts';
export * from './niceTicks.ts';
