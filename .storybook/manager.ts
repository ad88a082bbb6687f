import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { tokensOf, type Toolbar } from './brands.ts';
import { SearchByOtherNames } from './search/SearchByOtherNames.ts';
import { storybookTheme } from './storybookTheme.ts';
import { toolbarOfAddress } from './toolbarOfAddress.ts';

type Look = Pick<Toolbar, 'brand' | 'theme'>;

/** Colours that `manager-head.html` uses, since Storybook's own theme has no place for them. */
function colourMarks(look: Look) {
  const { surface, text } = tokensOf(look);
  const colours = { ink: surface.inverse, 'on-ink': text.inverse, muted: text.secondary };
  for (const [name, value] of Object.entries(colours)) {
    document.documentElement.style.setProperty(`--manager-${name}`, value);
  }
}

const first = toolbarOfAddress(location.search);
colourMarks(first);
addons.setConfig({ theme: storybookTheme(first), sidebar: { showRoots: true } });

addons.register('volan/brand', (api) => {
  /** The surroundings wear what the toolbar has chosen, so that no second set of colours disturbs a review. */
  const follow = ({ globals }: { globals: Partial<Toolbar> }) => {
    const look = { brand: globals.brand ?? 'volan', theme: globals.theme ?? 'light' };
    colourMarks(look);
    api.setOptions({ theme: storybookTheme(look) });
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
