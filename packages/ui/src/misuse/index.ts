export * from './isWordless.ts';
export * from './misuse.ts';
export * from './repeated.ts';
export * from './requireUnique.ts';
export * from './requireWords.ts';
