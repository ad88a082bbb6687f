import { fileURLToPath } from 'node:url';
import { readConfiguration } from './configuration.ts';
import { createWebServer, type Pages } from './createWebServer.ts';
import { developmentPages } from './developmentPages.ts';
import { openWatch } from './openWatch.ts';
import { runWebServer } from './runWebServer.ts';

// The web app from its sources, with live reload.
process.env['NODE_ENV'] = 'development';
const configuration = readConfiguration(process.env);

let pages: Pages | undefined;
const { processSettings, log, isStopping, onStop } = openWatch(process.env, configuration.webSecret);
const server = createWebServer(() => pages, configuration, null, { log, metrics: null, isStopping });
// Live reload speaks over the same port, so it needs the server first.
pages = await developmentPages(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''), server);
runWebServer(server, { ...configuration, ...processSettings, log, onStop });
