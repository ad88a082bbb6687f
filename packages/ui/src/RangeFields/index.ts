export * from './RangeFields.tsx';
export type { Bucket } from './bucketEdges.ts';
