import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../freePort.ts';
import { endGroup } from '../../processes/endGroup.ts';
import { waitForAnswer } from '../../processes/waitForAnswer.ts';
import type { ForeignProject } from './foreignProjects.ts';
import { serveFolder } from './serveFolder.ts';

export interface ServedProject {
  address: string;
  stop(): Promise<void>;
}

/** Serves a built project on a port of its own. Throws with what its program said when it does not answer. */
export async function serveProject(folder: string, { name, served }: ForeignProject): Promise<ServedProject> {
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
  if (await waitForAnswer(address, 60_000)) return { address, stop };
  await stop();
  throw new Error(`The foreign project ${name} does not answer on ${address}.\n${said}`);
}
