export * from './ElementProps.ts';
