import type { Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer, type EnvironmentModuleNode } from 'vite';
import { devReloadEvent } from '../../app/devReloadEvent.ts';
import { builtWidgets } from '../widgets/builtWidgets.ts';
import type { AppEntry } from './AppEntry.ts';
import type { Pages } from './Pages.ts';

/**
 * Whether islands import a module, directly or through others; private pages have modules too, which islands do not
 * use.
 */
function isOfIslands(module: EnvironmentModuleNode): boolean {
  const seen = new Set([module]);
  for (const each of seen) {
    if (each.url === '/app/boot.ts') return true;

    for (const importer of each.importers) seen.add(importer);
  }
  return false;
}

/**
 * The pages straight from the sources in `folder`, with live reload over the web server's own port. Widgets are drawn
 * from the sources too, with the sheet and the script that were built at the start.
 */
export async function developmentPages(folder: string, server: Server): Promise<Pages> {
  const vite = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const modulesOf = (environment: 'client' | 'ssr', file: string) => [
    ...(vite.environments[environment].moduleGraph.getModulesByFile(file) ?? []),
  ];
  // Islands and private pages change in place; what only the server draws of a public page is drawn again.
  vite.watcher.on('change', (file) => {
    if (modulesOf('ssr', file).length > 0 && !modulesOf('client', file).some(isOfIslands)) {
      vite.environments.client.hot.send(devReloadEvent);
    }
  });
  const { sheets, widgetPin } = builtWidgets(`${folder}/build/widgets`);
  const load = async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    return { build, entry: build.entry.module as unknown as AppEntry };
  };

  return {
    first: vite.middlewares,
    publishMessages(messages) {
      void vite.ssrLoadModule('virtual:react-router/server-build').then((build) => {
        ((build as ServerBuild).entry.module as unknown as AppEntry).publishMessages(messages);
      });
    },
    async render(info, init) {
      const { build, entry } = await load();
      const handler = entry.createRequestHandler(build, 'development');
      return handler(new Request(info.url, init), entry.createRequestContext({ ...info, publicHead: null, widgetPin }));
    },
    async renderWidget(info, query) {
      const { entry } = await load();
      return entry.renderWidget({ ...info, publicHead: null }, query, (html, brand) =>
        sheets(html, brand, info.url.origin),
      );
    },
  };
}
