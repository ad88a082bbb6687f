export * from './FlagMatrix.tsx';
export type * from './FlagMatrixProps.ts';
