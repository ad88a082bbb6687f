export * from './lateTranslator.ts';
