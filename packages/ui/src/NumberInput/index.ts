export * from './NumberInput.tsx';
