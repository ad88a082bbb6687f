import { readConfiguration } from '../configuration.ts';
import { createWebServer } from '../createWebServer.ts';
import { openWatch } from '../openWatch.ts';
import { runWebServer } from '../runWebServer.ts';

// The web server as a process of its own, over pages that take as long as the API takes: for tests of its end.
const configuration = readConfiguration(process.env);
const { processSettings, log, isStopping, onStop } = openWatch(process.env, configuration.webSecret);
const pages = {
  file: () => undefined,
  render: async ({ apiUrl }: { apiUrl: string }) => {
    const said = await (await fetch(`${apiUrl}/v3/slow`)).text();
    return new Response(`<title>${said}</title>`, { headers: { 'content-type': 'text/html' } });
  },
};
const server = createWebServer(() => pages, configuration, null, { log, metrics: null, isStopping });
runWebServer(server, { ...configuration, ...processSettings, log, onStop });
