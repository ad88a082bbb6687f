export * from './Combobox.tsx';
export type * from './ComboboxOption.ts';
