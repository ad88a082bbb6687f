// Builds each file of `entries` by itself into `built`, with the configuration of this project. What every page has anyway stays outside.
import { readdirSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

const peers = JSON.parse(process.argv[2]);
const externals = ({ request }, done) =>
  peers.some((peer) => request === peer || request.startsWith(`${peer}/`)) ? done(null, 'var {}') : done();

const stats = await promisify(webpack)(
  readdirSync('entries').map((file) => ({
    ...config,
    entry: `./entries/${file}`,
    output: { path: resolve('built', parse(file).name) },
    externals,
  })),
);
if (stats.hasErrors()) {
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
}
