import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { AppEntry } from './AppEntry.ts';
import { builtFiles } from './builtFiles.ts';
import type { Pages } from './createWebServer.ts';
import { readWorkerScript } from './serviceWorker/workerScript.ts';
import { knownDocuments } from './knownDocuments.ts';
import { publicHeads } from './publicHeads.ts';

/** The pages of a finished build in `folder`; `buildId` names it where its files alone do not. */
export async function builtPages(folder: string, buildId?: string): Promise<Pages> {
  const build = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
  const { createRequestHandler, prepare, sharedAddress, documentIn, themeScript } = build.entry
    .module as unknown as AppEntry;
  const handler = createRequestHandler(build, 'production');
  const publicHead = publicHeads(join(folder, 'client'), join(folder, 'islands'), build.assets, themeScript);
  const files = new Map([
    ...builtFiles(join(folder, 'client'), '', (address) => address.startsWith('/assets/')),
    ...builtFiles(join(folder, 'islands/assets'), '/islands/assets', () => true),
  ]);
  return {
    file: (pathname) => files.get(pathname),
    sharedAddress,
    workerScript: readWorkerScript(folder, buildId),
    render: async (arrival, init) => {
      const headOf = (routeIds: readonly string[], aboveBar: string) =>
        publicHead(arrival.host.brand, routeIds, aboveBar);
      const response = await handler(new Request(arrival.url, init), prepare({ ...arrival, publicHead: headOf }));
      const document = documentIn(response);
      if (document) {
        knownDocuments.set(response, document);
      }
      return response;
    },
  };
}
