import { readConfiguration } from '../configuration.ts';
import { createWebServer } from '../createWebServer.ts';
import { openTelemetry } from '../openTelemetry.ts';
import { runWebServer } from '../runWebServer.ts';

// The web server as a process of its own, over pages that read every form that they are sent: for tests of hostile bodies.
const configuration = readConfiguration(process.env);
const { processSettings, log, isStopping, onStop } = openTelemetry(process.env, configuration.webSecret);
const pages = {
  render: async ({ url }: { url: URL }, init: RequestInit) => {
    const fields = init.method === 'POST' ? [...(await new Request(url, init).formData()).keys()] : [];
    return new Response(`<title>${fields.length} fields</title>`, { headers: { 'content-type': 'text/html' } });
  },
};
const app = createWebServer({
  pages: () => pages,
  configuration: { ...configuration, limits: processSettings.limits },
  telemetry: { log, metrics: null, isStopping },
});
await runWebServer(app, { ...configuration, ...processSettings, log, onStop });
