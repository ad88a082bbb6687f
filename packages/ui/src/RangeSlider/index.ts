export { bucketEdges, edgeNumber, nearestEdge, type Bucket, type RangeSide } from './bucketEdges.ts';
export * from './RangeSlider.tsx';
