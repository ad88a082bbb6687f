export * from './adminTexts.ts';
