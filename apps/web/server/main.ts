import { fileURLToPath } from 'node:url';
import { readConfiguration } from './configuration.ts';
import { createWebServer } from './createWebServer.ts';

const configuration = readConfiguration(process.env);

// A build runs React's production code; React asks for it while it loads.
process.env['NODE_ENV'] ??= 'production';
const { builtPages } = await import('./builtPages.ts');

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
