export * from './adminTexts.ts';
export { productWords, type ProductWords } from './productWords.ts';
