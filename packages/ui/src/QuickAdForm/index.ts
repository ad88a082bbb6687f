export * from './QuickAdForm.tsx';
