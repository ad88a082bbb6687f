import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../freePort.ts';
import { endGroup } from '../../processes/endGroup.ts';
import { waitForResponse } from '../../processes/waitForResponse.ts';
import type { ConsumerFixture } from './consumerFixtures.ts';
import { serveFolder } from './serveFolder.ts';

export interface ServedProject {
  address: string;
  stop(): Promise<void>;
}

/** Serves a built project on a port of its own. Throws with what its program said when it does not answer. */
export async function serveProject(folder: string, { name, served }: ConsumerFixture): Promise<ServedProject> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  if (served !== 'start') return { address, stop: await serveFolder(join(folder, served.folder), port) };

  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' };
  const child = spawn('pnpm', ['run', 'start'], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const stop = () => endGroup(child.pid ?? 0);
  if (await waitForResponse(address, 60_000)) return { address, stop };

  await stop();
  throw new Error(`The consumer fixture ${name} does not answer on ${address}.\n${said}`);
}
