export * from './TwoButtonModal.tsx';
