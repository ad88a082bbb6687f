export * from './SafetyBox.tsx';
