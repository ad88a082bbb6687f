export * from './HeaderDropdown.tsx';
export * from './HeaderMenu.tsx';
