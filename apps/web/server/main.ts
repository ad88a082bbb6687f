import { fileURLToPath } from 'node:url';
import { openMetrics, openTracing, serveMetrics } from '@volan/observability';
import { appVersion } from './appVersion.ts';
import { readConfiguration } from './configuration.ts';
import { createWebServer } from './createWebServer.ts';
import { builtAdmin } from './http/adminRoutes.ts';
import { readMessages } from './messages/readMessages.ts';
import { openTelemetry } from './openTelemetry.ts';
import { measurePageCache } from './pageCache/measurePageCache.ts';
import { openPageCache } from './pageCache/openPageCache.ts';
import { runWebServer } from './runWebServer.ts';
import { hashOfBuild } from './serviceWorker/workerScript.ts';

const configuration = readConfiguration(process.env);
const { processSettings, log, isStopping, onStop } = openTelemetry(process.env, configuration.webSecret);
const tracing = await openTracing('web', process.env);
onStop(() => tracing?.close());
const metrics = processSettings.metrics && openMetrics('web');
const metricsServer = metrics && processSettings.metrics && (await serveMetrics(metrics, processSettings.metrics));
onStop(() => metricsServer?.close());

// A build runs React's production code; React asks for it while it loads.
process.env['NODE_ENV'] ??= 'production';
const { builtFiles, builtPages } = await import('./pages/builtPages.ts');

const folder = fileURLToPath(new URL('../build', import.meta.url));
const adminFolder = builtAdmin(fileURLToPath(new URL('../../admin/build', import.meta.url)));
const version = appVersion(configuration.buildId ?? hashOfBuild(folder));
const pages = await builtPages(folder, version);
const updateMessages = async () => {
  const messages = await readMessages(configuration);
  if (messages) pages.publishMessages?.(messages);
};
await updateMessages();
const opened = openPageCache(configuration, () => void updateMessages());
onStop(() => opened.close());
const { pageCache } = opened;
if (metrics && pageCache) measurePageCache(metrics, pageCache);
const app = createWebServer({
  pages: () => pages,
  staticFolders: builtFiles(folder),
  adminFolder,
  configuration: { ...configuration, version, limits: processSettings.limits },
  pageCache,
  telemetry: { log, metrics, isStopping },
});
await runWebServer(app, { ...configuration, ...processSettings, log, onStop });
