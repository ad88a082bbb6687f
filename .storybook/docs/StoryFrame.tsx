import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import { use, type ComponentProps } from 'react';
import { useToolbar } from './useToolbar.ts';
import * as styles from './docs.css.ts';

type Shown = Pick<PreparedStory, 'id' | 'name' | 'parameters'> & { moduleExport: ModuleExport };

interface StoryFrameProps extends Pick<ComponentProps<typeof Canvas>, 'sourceState' | 'withToolbar'> {
  story: Shown;
}

/**
 * A story on a docs page. One that covers its window (`parameters.coversPage`) stands in a window of its own: five open
 * dialogs would lie over what is said about them.
 */
export function StoryFrame({ story, ...canvas }: StoryFrameProps) {
  const { brand, theme, language } = useToolbar(use(DocsContext));
  if (story.parameters['coversPage'] !== true) {
    return <Canvas of={story.moduleExport} {...canvas} />;
  }
  const globals = `brand:${brand};theme:${theme};language:${language}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of our own, which needs its scripts and its mocks
    <iframe
      key={globals}
      className={styles.window}
      title={story.name}
      src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
      loading="lazy"
    />
  );
}
