export * from './asksForLanguage.ts';
export * from './LanguageOverlay.tsx';
