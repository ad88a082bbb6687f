import { fileURLToPath } from 'node:url';
import { builtPages } from './builtPages.ts';
import { readConfiguration } from './configuration.ts';
import { createWebServer } from './createWebServer.ts';


const configuration = readConfiguration(process.env);
const pages = await builtPages(fileURLToPath(new URL('../build', import.meta.url)));
const server = createWebServer(pages, configuration);

server.listen(configuration.port, () => {
  process.stdout.write(`The web app listens on port ${configuration.port}.\n`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
