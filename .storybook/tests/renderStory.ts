import { composeStories } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import '../../packages/ui/src/allIcons/index.ts';

/** The exports of a file of stories. */
type StoryModule = Parameters<typeof composeStories>[0];

/** The first HTML of a story as a server sends it: nothing has mounted, nobody has clicked. */
export function renderStory(stories: StoryModule, storyId: string): string {
  const all = composeStories(stories, {}) as Record<string, (() => null) & { id: string }>;
  const story = Object.values(all).find(({ id }) => id === storyId);
  if (!story) {
    throw new Error(`No story of this file has the id ${storyId}; its names: ${Object.keys(all).join(', ')}.`);
  }

  return renderToString(createElement(story));
}
