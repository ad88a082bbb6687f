export * from './FlagMatrix.tsx';
