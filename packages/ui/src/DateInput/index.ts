export { DateInput, type DateInputLabels, type DateInputProps } from './DateInput.tsx';
