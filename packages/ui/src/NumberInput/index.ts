export type { NumberMessages, NumberRefusal } from './numberText.ts';
export type { NumberChange } from './useNumberField.ts';
export * from './NumberInput.tsx';
