export * from './UserStatusMenu.tsx';
