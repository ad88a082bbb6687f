import { globalStyle } from '@vanilla-extract/css';
import { brands, modes } from '@volan/tokens';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { tokenGroups } from './sharedTokens.ts';

/** `surface.base` → `var(--surface-base)`. */
function slot(path: string) {
  return path.split('.').reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], vars) as string;
}

for (const { selector, values } of tokenGroups()) {
  const declarations = Object.fromEntries([...values].map(([path, value]) => [slot(path).slice(4, -1), value]));
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: declarations } } });
}

for (const brand of brands) {
  for (const mode of modes) {
    globalStyle(`[data-brand="${brand}"][data-theme="${mode}"]`, { '@layer': { [themeLayer]: { colorScheme: mode } } });
  }
}
