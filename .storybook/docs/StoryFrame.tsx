import { Canvas, DocsContext } from '@storybook/addon-docs/blocks';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import { use, useEffect, useRef, type ComponentProps } from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { widths } from '../widths.ts';
import { useToolbar } from './useToolbar.ts';
import * as styles from './docs.css.ts';

type Shown = Pick<PreparedStory, 'id' | 'name' | 'parameters' | 'storyGlobals'> & { moduleExport: ModuleExport };

interface StoryFrameProps extends Pick<ComponentProps<typeof Canvas>, 'sourceState' | 'withToolbar'> {
  story: Shown;
}

/** The width that a story is for, in pixels, if it is narrower than the window of a docs page. */
function narrowWidth({ storyGlobals }: Shown): number | undefined {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: keyof typeof widths };
  const width = value && widths[value];
  return width && width < widths.laptop ? width : undefined;
}

interface StoryWindow extends Window {
  /** Set by Storybook when the preview in the window has started. */
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, message: object) => void };
}

/** Passes what the controls of the docs page change on to a story in a window of its own. */
function useControlsOf(storyId: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { channel } = use(DocsContext);

  useEffect(() => {
    const passOn = ({ storyId: changed, args }: { storyId: string; args: object }) => {
      if (changed !== storyId) return;

      const { __STORYBOOK_ADDONS_CHANNEL__: own } = (frame.current?.contentWindow ?? {}) as StoryWindow;
      own?.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: args });
    };
    channel.on(STORY_ARGS_UPDATED, passOn);

    return () => channel.off(STORY_ARGS_UPDATED, passOn);
  }, [channel, storyId]);

  return frame;
}

/**
 * A story on a docs page. One that covers its window (`parameters.coversPage`) is in a window of its own: five open
 * dialogs would lie over what is said about them, and what is for phones alone would not be drawn beside it.
 */
export function StoryFrame({ story, ...canvas }: StoryFrameProps) {
  const { brand, theme, language } = useToolbar(use(DocsContext));
  const frame = useControlsOf(story.id);
  if (story.parameters['coversPage'] !== true) {
    return <Canvas of={story.moduleExport} {...canvas} />;
  }
  const width = narrowWidth(story);
  const globals = `brand:${brand};theme:${theme};language:${language}`;

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own story needs its scripts and mocks
    <iframe
      key={globals}
      ref={frame}
      className={styles.window}
      // The border is outside of what the story sees.
      style={width === undefined ? undefined : { width: width + 2 }}
      title={story.name}
      src={`./iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
      loading="lazy"
    />
  );
}
