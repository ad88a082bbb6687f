export * from './BodyTypePicker.tsx';
