import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { StaticFolder } from '../http/staticFiles.ts';
import { documentBuffers } from '../pageCache/FinishedPage.ts';
import { readWorkerScript } from '../serviceWorker/workerScript.ts';
import { builtWidgets, widgetFiles } from '../widgets/builtWidgets.ts';
import type { AppEntry } from './AppEntry.ts';
import type { Pages } from './Pages.ts';
import { publicHeads } from './publicHeads.ts';

/** The pages of a finished build in `folder`, whose version names the caches of browsers. */
export async function builtPages(folder: string, version: string): Promise<Pages> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  const {
    createRequestHandler,
    createRequestContext,
    cacheablePage,
    documentIn,
    renderWidget,
    firstScript,
    publishMessages,
  } = build.entry.module as unknown as AppEntry;
  const handler = createRequestHandler(build, 'production');
  const publicHead = publicHeads(join(folder, 'client'), join(folder, 'islands'), build.assets, firstScript);
  const { sheets, widgetPin } = builtWidgets(join(folder, 'widgets'));

  return {
    cacheablePage,
    publishMessages,
    workerScript: readWorkerScript(folder, version),
    renderWidget: (info, query) =>
      renderWidget({ ...info, publicHead: null }, query, (html, brand) => sheets(html, brand, info.url.origin)),
    render: async (info, init) => {
      const headOf = (routeIds: readonly string[], aboveBar: string) => publicHead(info.host.brand, routeIds, aboveBar);
      const context = createRequestContext({ ...info, publicHead: headOf, widgetPin });
      const response = await handler(new Request(info.url, init), context);
      const document = documentIn(response);
      if (document) {
        documentBuffers.set(response, document);
      }

      return response;
    },
  };
}

/** The folders of a build, and which files may be cached for ever. */
export const builtFiles = (folder: string): StaticFolder[] => [
  { root: join(folder, 'client'), prefix: '/', isImmutable: (address) => address.startsWith('/assets/') },
  { root: join(folder, 'islands/assets'), prefix: '/islands/assets/', isImmutable: () => true },
  widgetFiles(join(folder, 'widgets')),
];
