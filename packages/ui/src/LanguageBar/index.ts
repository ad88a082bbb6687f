export * from './LanguageBar.tsx';
