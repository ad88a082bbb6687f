export * from './ModerationCompare.tsx';
export type * from './ModerationCompareProps.ts';
export { useLetters } from './useLetters.ts';
