export * from './KeyFacts.tsx';
