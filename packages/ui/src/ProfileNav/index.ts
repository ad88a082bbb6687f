export * from './ProfileNav.tsx';
export * from './visibleProfileOptions.ts';
