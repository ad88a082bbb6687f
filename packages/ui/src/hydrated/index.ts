export * from './useHydrated.ts';
