export { FieldArray, type FieldArrayProps, type FieldArrayRow } from './FieldArray.tsx';
