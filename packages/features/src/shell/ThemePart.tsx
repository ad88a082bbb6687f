import { ThemeToggle, type ThemeToggleProps } from '@volan/ui/ThemeToggle';
import { useBrowserStore } from '../browser/browserStore.ts';
import { chooseTheme, themeStore } from './themeStore.ts';

export type ThemePartProps = Pick<ThemeToggleProps, 'name' | 'legend' | 'labels'>;

/** The choice of the theme; kept in this browser. [F05] */
export function ThemePart(props: ThemePartProps) {
  const value = useBrowserStore(themeStore);
  return <ThemeToggle {...props} value={value} onChoose={chooseTheme} />;
}
