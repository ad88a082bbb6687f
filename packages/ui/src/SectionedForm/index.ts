export {
  FormItem,
  SectionedForm,
  type FormItemProps,
  type FormSection,
  type SectionedFormProps,
} from './SectionedForm.tsx';
