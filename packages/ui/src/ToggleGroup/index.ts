export * from './ToggleGroup.tsx';
