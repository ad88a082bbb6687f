import type { Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import type { AppEntry } from './AppEntry.ts';
import type { Pages } from './createWebServer.ts';

/** The pages straight from the sources in `folder`, with live reload over the web server's own port. */
export async function developmentPages(folder: string, server: Server): Promise<Pages> {
  const vite = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // Islands change in place; what only the server draws is drawn anew.
  const isIn = (environment: 'client' | 'ssr', file: string) =>
    (vite.environments[environment].moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
  vite.watcher.on('change', (file) => {
    if (isIn('ssr', file) && !isIn('client', file)) {
      vite.environments.client.hot.send({ type: 'full-reload' });
    }
  });
  return {
    file: () => undefined,
    first: vite.middlewares,
    async render(arrival, init) {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      const { createRequestHandler, prepare } = build.entry.module as unknown as AppEntry;
      const handler = createRequestHandler(build, 'development');
      return handler(new Request(arrival.url, init), prepare({ ...arrival, publicHead: null }));
    },
  };
}
