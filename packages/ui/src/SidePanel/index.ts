export * from './SidePanel.tsx';
