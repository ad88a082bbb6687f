export * from './copyText.ts';
