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

/** What the toolbar has chosen, for pages that are no stories. */
export function useToolbar(context: DocsContextProps): Toolbar {
  const [toolbar, setToolbar] = useState(() => asToolbar(globalsNow(context)));
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setToolbar(asToolbar(globals));
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  return toolbar;
}
