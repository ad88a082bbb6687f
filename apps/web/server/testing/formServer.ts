import { readConfiguration } from '../configuration.ts';
import { createWebServer } from '../createWebServer.ts';
import { openTelemetry } from '../openTelemetry.ts';
import type { Pages } from '../pages/Pages.ts';
import { runWebServer } from '../runWebServer.ts';

// Starts the web server with pages that read every form, for tests with hostile bodies.
const configuration = readConfiguration(process.env);
const { processSettings, log, isStopping, onStop } = openTelemetry(process.env, configuration.webSecret);
const pages: Pages = {
  async render({ url, sentForm }, init) {
    const form = sentForm ?? (init.method === 'POST' ? await new Request(url, init).formData() : new FormData());
    // reads the bytes too, because the files are on the disk
    const files = [...form.values()].filter((value) => value instanceof File);
    await Promise.all(files.map((file) => file.arrayBuffer()));

    return new Response(`<title>${files.length} files</title>`, { headers: { 'content-type': 'text/html' } });
  },
};
const app = createWebServer({
  pages: () => pages,
  configuration: { ...configuration, limits: processSettings.limits },
  telemetry: { log, metrics: null, isStopping },
});
await runWebServer(app, { ...configuration, ...processSettings, log, onStop });
