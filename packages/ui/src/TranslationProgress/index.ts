export * from './TranslationProgress.tsx';
