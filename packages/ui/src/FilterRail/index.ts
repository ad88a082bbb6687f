export * from './FilterRail.tsx';
