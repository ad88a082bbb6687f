import { ThemeToggle, type ThemeToggleProps } from '@volan/ui/ThemeToggle';
import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeToTheme } from './themeStore.ts';

export type ThemePartProps = Pick<ThemeToggleProps, 'name' | 'legend' | 'labels'>;

/** The choice of the theme; kept in this browser. [F05] */
export function ThemePart(props: ThemePartProps) {
  const value = useSyncExternalStore(subscribeToTheme, readTheme, () => 'system' as const);
  return <ThemeToggle {...props} value={value} onChoose={chooseTheme} />;
}
