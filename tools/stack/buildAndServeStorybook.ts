import { preview } from 'vite';
import { run } from '../processes/run.ts';

// usage: buildAndServeStorybook.ts PORT. Builds Storybook (nothing when nothing changed), then answers it on loopback.
const built = await run('turbo', ['run', '//#storybook:build', '--output-logs=new-only']);
if (built !== 0) process.exit(built);
const server = await preview({
  configFile: false,
  appType: 'mpa',
  build: { outDir: 'storybook-static' },
  preview: { host: 'localhost', port: Number(process.argv[2]), strictPort: true },
});
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
