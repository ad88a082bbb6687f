export * from './StepsPanel.tsx';
