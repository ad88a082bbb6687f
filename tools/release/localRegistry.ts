import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../freePort.ts';
import { endGroup } from '../processes/endGroup.ts';
import { waitForResponse } from '../processes/waitForResponse.ts';

export interface LocalRegistry {
  address: string;
  /** Lets anyone who holds it publish. */
  token: string;
  stop(): Promise<void>;
}

/** Starts an empty registry on this machine. It knows our own packages only and asks no other registry. */
export async function startLocalRegistry(folder: string): Promise<LocalRegistry> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const settings = {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'users') } },
    packages: { '@volan/*': { access: '$all', publish: '$authenticated' } },
    max_body_size: '100mb',
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
  const file = join(folder, 'settings.yaml');
  writeFileSync(file, JSON.stringify(settings)); // JSON is YAML
  const child = spawn('verdaccio', ['--config', file, '--listen', `127.0.0.1:${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const stop = () => endGroup(child.pid ?? 0);
  if (!(await waitForResponse(`${address}-/ping`, 60_000))) {
    await stop();
    throw new Error(`The local registry does not answer on ${address}.\n${said}`);
  }
  const reply = await fetch(`${address}-/user/org.couchdb.user:release`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'release', password: crypto.randomUUID() }),
  });
  const { token = '' } = (await reply.json()) as { token?: string };

  return { address, token, stop };
}
