import { globalStyle } from '@vanilla-extract/css';
import { allThemes, propertyOf, tokenGroups } from '@volan/tokens';
import { themeLayer } from './layers.css.ts';

for (const { selector, values } of tokenGroups(allThemes)) {
  const declarations = Object.fromEntries([...values].map(([path, value]) => [propertyOf(path), value]));
  globalStyle(selector, { '@layer': { [themeLayer]: { vars: declarations } } });
}

for (const { brand, mode } of allThemes) {
  globalStyle(`[data-brand="${brand}"][data-theme="${mode}"]`, {
    '@layer': { [themeLayer]: { colorScheme: mode } },
  });
}
