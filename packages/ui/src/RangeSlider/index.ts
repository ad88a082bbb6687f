export { bucketEdges, edgeText, nearestEdge, type Bucket } from './bucketEdges.ts';
export * from './RangeSlider.tsx';
