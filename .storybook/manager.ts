import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { tokensOf, type Toolbar } from './brands.ts';
import { SearchByOtherNames } from './search/SearchByOtherNames.ts';
import { storybookTheme } from './storybookTheme.ts';

addons.setConfig({ theme: storybookTheme({ brand: 'volan', theme: 'light' }), sidebar: { showRoots: true } });

addons.register('volan/brand', (api) => {
  /** The surroundings wear what the toolbar has chosen, so that no second set of colours disturbs a review. */
  const follow = ({ globals }: { globals: Partial<Toolbar> }) => {
    const { brand = 'volan', theme = 'light' } = globals;
    const { surface, text } = tokensOf({ brand, theme });
    for (const [name, value] of Object.entries({
      ink: surface.inverse,
      'on-ink': text.inverse,
      muted: text.secondary,
    })) {
      document.documentElement.style.setProperty(`--manager-${name}`, value);
    }
    api.setOptions({ theme: storybookTheme({ brand, theme }) });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});

addons.register('volan/search', () => {
  addons.add('volan/search/names', {
    type: types.TOOLEXTRA,
    title: 'Other names',
    match: () => true,
    // The manager's own compiler knows elements only as calls.
    render: () => createElement(SearchByOtherNames),
  });
});
