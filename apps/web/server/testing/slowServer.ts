import { readConfiguration } from '../configuration.ts';
import { createWebServer } from '../createWebServer.ts';
import { openTelemetry } from '../openTelemetry.ts';
import { runWebServer } from '../runWebServer.ts';

// The web server as a process of its own, over pages that take as long as the API takes: for tests of its end.
const configuration = readConfiguration(process.env);
const { processSettings, log, isStopping, onStop } = openTelemetry(process.env, configuration.webSecret);
const pages = {
  render: async ({ apiUrl }: { apiUrl: string }) => {
    const said = await (await fetch(`${apiUrl}/v3/slow`)).text();
    return new Response(`<title>${said}</title>`, { headers: { 'content-type': 'text/html' } });
  },
};
const app = createWebServer({ pages: () => pages, configuration, telemetry: { log, metrics: null, isStopping } });
await runWebServer(app, { ...configuration, ...processSettings, log, onStop });
