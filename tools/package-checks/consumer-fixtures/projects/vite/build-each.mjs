// Builds each file of `entries` by itself into `built`, with Vite's defaults. What every page has anyway stays outside.
import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { build } from 'vite';

const peers = JSON.parse(process.argv[2]);
const external = (name) => peers.some((peer) => name === peer || name.startsWith(`${peer}/`));

for (const file of readdirSync('entries')) {
  const outDir = `built/${parse(file).name}`;
  const rolldownOptions = { input: `entries/${file}`, external };
  await build({ configFile: false, logLevel: 'error', build: { outDir, rolldownOptions } });
}
