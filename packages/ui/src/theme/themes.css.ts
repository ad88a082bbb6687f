import { globalStyle } from '@vanilla-extract/css';
import { allThemes, propertyOf, tokenGroups } from '@volan/tokens';
import { themeLayer } from './layers.css.ts';

const declarationsOf = (values: ReadonlyMap<string, string>) =>
  Object.fromEntries([...values].map(([path, value]) => [propertyOf(path), value]));

const groups = tokenGroups(allThemes);

for (const { selector, values } of groups) {
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: declarationsOf(values) } } });
}

for (const { brand, mode } of allThemes) {
  globalStyle(`[data-brand="${brand}"][data-theme="${mode}"]`, {
    '@layer': { [themeLayer]: { colorScheme: mode } },
  });
}

/**
 * Without it only the style sheet knows the preference of the system: a page says "light" until its script has run.
 * [F06]
 */
const darkWithoutScripts = '(scripting: none) and (prefers-color-scheme: dark)';

for (const { brand } of allThemes.filter(({ mode }) => mode === 'dark')) {
  const dark = `[data-brand="${brand}"][data-theme="dark"]`;
  const values = groups.find(({ selector }) => selector === dark)?.values ?? new Map<string, string>();
  globalStyle(`body[data-brand="${brand}"][data-theme="light"]`, {
    '@layer': {
      [themeLayer]: { '@media': { [darkWithoutScripts]: { vars: declarationsOf(values), colorScheme: 'dark' } } },
    },
  });
}
