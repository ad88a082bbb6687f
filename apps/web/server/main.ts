import { fileURLToPath } from 'node:url';
import { openMetrics, openTracing, serveMetrics } from '@volan/observability';
import { readConfiguration } from './configuration.ts';
import { createWebServer } from './createWebServer.ts';
import { measurePageCache } from './measurePageCache.ts';
import { openPageCache } from './openPageCache.ts';
import { openWatch } from './openWatch.ts';
import { runWebServer } from './runWebServer.ts';

const configuration = readConfiguration(process.env);
const { processSettings, log, isStopping, onStop } = openWatch(process.env, configuration.webSecret);
const tracing = await openTracing('web', process.env);
onStop(() => tracing?.close());
const metrics = processSettings.metrics && openMetrics('web');
const metricsServer = metrics && processSettings.metrics && (await serveMetrics(metrics, processSettings.metrics));
onStop(() => metricsServer?.close());

// A build runs React's production code; React asks for it while it loads.
process.env['NODE_ENV'] ??= 'production';
const { builtPages } = await import('./builtPages.ts');

const pages = await builtPages(fileURLToPath(new URL('../build', import.meta.url)), configuration.buildId);
const kept = openPageCache(configuration);
onStop(() => kept.close());
const { pageCache } = kept;
if (metrics && pageCache) measurePageCache(metrics, pageCache);
const server = createWebServer(() => pages, configuration, pageCache, { log, metrics, isStopping });
runWebServer(server, { ...configuration, ...processSettings, log, onStop });
