export * from './Photo.tsx';
