export * from './isBlank.ts';
export * from './devError.ts';
export * from './repeated.ts';
export * from './requireUnique.ts';
export * from './requireText.ts';
