export * from './formatNumberForField.ts';
export * from './numberMarks.ts';
export * from './parseNumber.ts';
