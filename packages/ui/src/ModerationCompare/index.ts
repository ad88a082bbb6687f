export * from './ModerationCompare.tsx';
export type * from './ModerationCompareProps.ts';
