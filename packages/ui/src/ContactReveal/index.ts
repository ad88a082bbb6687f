export * from './ContactReveal.tsx';
