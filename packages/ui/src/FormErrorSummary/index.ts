export * from './FormErrorSummary.tsx';
