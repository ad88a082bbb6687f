import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copyRepository.ts';
import { freePort } from './freePort.ts';
import { endGroup } from './processes/endGroup.ts';

// Starts the product as a new user does: a clone, Node with npm and a shell on the path, nothing else. A compiler that
// the machine has is out of reach, so an installation that needs one fails here.
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'volan-fresh-'));
const clone = join(folder, 'volan');
const bin = join(folder, 'bin');
/** A first start fetches packages and builds; milliseconds. */
const startWithinMs = 900_000;

/** The path of a program of the machine, outside of this project's tools. */
function pathOf(program: string) {
  const outside = (process.env['PATH'] ?? '').split(':').filter((path) => !path.startsWith(root));
  const { stdout } = spawnSync('/bin/sh', ['-c', `command -v ${program}`], {
    encoding: 'utf8',
    env: { PATH: outside.join(':') },
  });
  return stdout.trim();
}

async function start() {
  const env = {
    HOME: process.env['HOME'],
    PATH: bin,
    WEB_PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    STORYBOOK_PORT: String(await freePort()),
  };
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  // errors: a program that cannot be started ends with an exit code below
  child.on('error', (error) => console.error(error.message));
  const exited = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  let printed = '';
  child.stdout.on('data', (bytes: Buffer) => {
    process.stdout.write(bytes);
    printed += bytes.toString();
    const [line] = /Ready after .*/.exec(printed) ?? [];
    if (line) ready.resolve(line);
  });
  const timer = setTimeout(() => ready.reject(new Error('It was not ready in time.')), startWithinMs);
  void exited.then(() => ready.reject(new Error('It ended before it was ready.')));

  try {
    await ready.promise;
    const { status } = await fetch(`http://localhost:${env.WEB_PORT}/`);
    if (status !== 200) throw new Error(`The home page answered ${status}.`);
  } finally {
    clearTimeout(timer);
    await endGroup(child.pid ?? 0);
  }
}

let isGood = true;
try {
  mkdirSync(bin);
  copyRepository(root, clone);
  for (const program of ['node', 'npm', 'sh']) symlinkSync(pathOf(program), join(bin, program));
  const began = performance.now();
  await start();
  console.log(`Started from a clone, used and stopped after ${((performance.now() - began) / 1000).toFixed(0)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  isGood = false;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
