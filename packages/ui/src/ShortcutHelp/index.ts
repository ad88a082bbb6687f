export { ShortcutHelp, type ShortcutHelpProps } from './ShortcutHelp.tsx';
