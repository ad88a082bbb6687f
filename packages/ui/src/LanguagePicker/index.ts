export * from './LanguagePicker.tsx';
