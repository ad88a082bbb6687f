export * from './RangeFields.tsx';
