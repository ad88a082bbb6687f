import { fileURLToPath } from 'node:url';
import { readConfiguration } from './configuration.ts';
import { createWebServer } from './createWebServer.ts';
import { builtAdmin } from './http/adminRoutes.ts';
import { readMessages } from './messages/readMessages.ts';
import { openPageCache } from './pageCache/openPageCache.ts';
import { openTelemetry } from './openTelemetry.ts';
import { developmentPages } from './pages/developmentPages.ts';
import type { Pages } from './pages/Pages.ts';
import { runWebServer } from './runWebServer.ts';
import { widgetFiles } from './widgets/builtWidgets.ts';

// The web app from its sources, with live reload.
process.env['NODE_ENV'] = 'development';
const configuration = readConfiguration(process.env);

let pages: Pages | undefined;
const { processSettings, log, isStopping, onStop } = openTelemetry(process.env, configuration.webSecret);
const app = createWebServer({
  pages: () => pages,
  configuration,
  // built once at the start, without live reload
  staticFolders: [widgetFiles(fileURLToPath(new URL('../build/widgets', import.meta.url)))],
  adminFolder: builtAdmin(fileURLToPath(new URL('../../admin/build', import.meta.url))),
  // live reload
  socketPaths: [''],
  telemetry: { log, metrics: null, isStopping },
});
// Live reload uses the same port, so it needs the server first.
pages = await developmentPages(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''), app.server);
const { publishMessages } = pages;
// development caches no pages: the feed is followed for changed texts only
const opened = openPageCache({ ...configuration, pageCacheBytes: 0 }, () => {
  void readMessages(configuration).then((messages) => messages && publishMessages?.(messages));
});
onStop(() => opened.close());
await runWebServer(app, { ...configuration, ...processSettings, log, onStop });
