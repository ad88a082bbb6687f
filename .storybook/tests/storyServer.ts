import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import type { Vitest } from 'vitest/node';
import { fromSource } from '../../tools/fromSource.ts';
import type { renderStory } from './renderStory.ts';
import { wireframeSheet } from '../wireframe/wireframeSheet.ts';

const renderer = `${import.meta.dirname}/renderStory.ts`;

/** Renders stories in Node, where no window exists: what the server of the app would send. Ends with the tests. */
async function startStoryServer(tests: Vitest) {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, ...(!tests.config.watch && { watch: null }) },
    optimizeDeps: { noDiscovery: true },
    plugins: [vanillaExtractPlugin(), wireframeSheet()],
    environments: { ssr: { resolve: fromSource.ssr.resolve } },
  });
  tests.onClose(() => server.close());
  return async (file: string, storyId: string) => {
    const [stories, loaded] = await Promise.all([
      server.ssrLoadModule(file),
      server.ssrLoadModule(renderer) as Promise<{ renderStory: typeof renderStory }>,
    ]);
    return loaded.renderStory(stories as never, storyId);
  };
}

let starting: ReturnType<typeof startStoryServer> | undefined;

/** The server of the stories, started by the first story that needs it. */
export function storyServer(tests: Vitest) {
  starting ??= startStoryServer(tests);
  return starting;
}
