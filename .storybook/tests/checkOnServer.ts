import type { BrowserCommand } from 'vitest/node';
import { htmlProblems } from './htmlProblems.ts';
import { storyServer } from './storyServer.ts';

/** A story as the server sends it. */
export interface ServerStory {
  html: string;
  /** The errors of the markup. */
  problems: string[];
}

/** Renders a story of the test's own file in Node, for the page that is about to take it over. */
export const checkOnServer: BrowserCommand<[storyId: string]> = async (
  { testPath, project },
  storyId,
): Promise<ServerStory> => {
  const render = await storyServer(project.vitest);
  const html = await render(String(testPath), storyId);
  return { html, problems: await htmlProblems(html) };
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkOnServer(storyId: string): Promise<ServerStory>;
  }
}
