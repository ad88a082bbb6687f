export * from './isWordless.ts';
export * from './misuse.ts';
export * from './repeated.ts';
