export * from './LoginAsBanner.tsx';
