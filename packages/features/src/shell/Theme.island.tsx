import { ThemeToggle, type ThemeToggleProps } from '@volan/ui/ThemeToggle';
import { useEffect } from 'react';
import { useBrowserStore } from '../runtime/browser/browserStore.ts';
import { chooseTheme, followTheme, themeStore } from './themeStore.ts';

export type ThemeIslandProps = Pick<ThemeToggleProps, 'name' | 'legend' | 'labels'>;

/** The choice of the theme; kept in this browser. [F05] */
export function ThemeIsland(props: ThemeIslandProps) {
  const value = useBrowserStore(themeStore);

  useEffect(followTheme, []);

  return <ThemeToggle {...props} value={value} onValueChange={chooseTheme} />;
}
