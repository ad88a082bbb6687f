import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import type { Toolbar } from '../brands.ts';

type Globals = Record<string, unknown>;

const asToolbar = (globals: Globals): Toolbar => ({
  brand: String(globals['brand']),
  theme: String(globals['theme']),
  language: String(globals['language']),
});

function globalsNow(context: DocsContextProps): Globals {
  const [story] = context.componentStories();
  return story ? context.getStoryContext(story).globals : {};
}

/** The choices of the toolbar, for pages that are not stories. */
export function useToolbar(context: DocsContextProps): Toolbar {
  const [toolbar, setToolbar] = useState(() => asToolbar(globalsNow(context)));

  useEffect(() => {
    // Stories in windows of their own are heard here too, each with what it sets for itself: that is not the toolbar's.
    const follow = ({ userGlobals }: { userGlobals: Globals }) => setToolbar(asToolbar(userGlobals));
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);

  return toolbar;
}
