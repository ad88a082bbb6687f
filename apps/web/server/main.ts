import { fileURLToPath } from 'node:url';
import { readConfiguration } from './configuration.ts';
import { createWebServer } from './createWebServer.ts';
import { openPageCache } from './openPageCache.ts';
import { runWebServer } from './runWebServer.ts';

const configuration = readConfiguration(process.env);

// A build runs React's production code; React asks for it while it loads.
process.env['NODE_ENV'] ??= 'production';
const { builtPages } = await import('./builtPages.ts');

const pages = await builtPages(fileURLToPath(new URL('../build', import.meta.url)));
const { pageCache } = openPageCache(configuration);
runWebServer(
  createWebServer(() => pages, configuration, pageCache),
  configuration,
);
