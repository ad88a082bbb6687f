export * from './SettingsMatrix.tsx';
