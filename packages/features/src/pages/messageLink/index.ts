export * from './MessageLinkPage.tsx';
