export { SectionedForm, type SectionedFormProps } from './SectionedForm.tsx';
