export * from './SnippetBox.tsx';
