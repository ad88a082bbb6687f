import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { freePort } from '../../../../tools/freePort.ts';
import { assertNoCrash } from '../../../../tools/processes/crashes.ts';

/** The server in a process of its own. */
export interface ApiProcess {
  readonly pid: number;
  readonly port: number;
  /** Its origin. */
  readonly url: string;
  /** Its exit code and its whole output, once it has ended. */
  readonly ended: Promise<{ readonly code: unknown; readonly said: string }>;
  /** Its output up to now. */
  readonly said: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/** Processes of the API that share a folder of pictures. */
export interface ApiProcesses {
  /**
   * Starts a process, on a free port by default. It may not be ready yet, and may fail to start.
   *
   * @param entry what is started. @default the API
   */
  start(variables: Readonly<Record<string, string>>, entry?: URL): Promise<ApiProcess>;
  /** Starts one and waits until it is ready. */
  startReady(variables: Readonly<Record<string, string>>, entry?: URL): Promise<ApiProcess>;
  /**
   * Kills the processes that still run.
   *
   * @throws if one has ended by an uncaught error
   */
  close(): Promise<void>;
}

const main = new URL('../main.ts', import.meta.url);

/** How long a process may take on a busy machine. */
export const soon = { timeout: 30_000, interval: 100 };

/** Processes of a test file. From the environment they get only `PATH` and the given variables. */
export async function openApiProcesses(): Promise<ApiProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'volan-main-'));
  const children = new Set<ChildProcess>();
  const logs: (() => string)[] = [];

  async function start(variables: Readonly<Record<string, string>>, entry = main): Promise<ApiProcess> {
    const port = Number(variables['PORT'] ?? (await freePort()));
    const child = spawn(process.execPath, ['--conditions=@volan/source', fileURLToPath(entry)], {
      env: {
        PATH: process.env['PATH'],
        MEDIA_DIR: join(folder, 'media'),
        VARIANT_DIR: join(folder, 'variants'),
        PORT: String(port),
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)));
    logs.push(() => said);
    const ended = once(child, 'close').then(([code]: unknown[]) => {
      children.delete(child);
      return { code, said };
    });

    return {
      pid: child.pid ?? 0,
      port,
      url: `http://127.0.0.1:${port}`,
      ended,
      said: () => said,
      kill: (signal) => void child.kill(signal),
    };
  }

  return {
    start,
    async startReady(variables, entry) {
      const started = await start(variables, entry);
      const status = async () => (await fetch(`${started.url}/ready`).catch(() => null))?.status;
      await vi.waitFor(async () => expect([await status(), started.said()]).toEqual([200, started.said()]), soon);

      return started;
    },
    async close() {
      await Promise.all(
        [...children].map(async (child) => {
          child.kill('SIGKILL');
          await once(child, 'close');
        }),
      );
      await rm(folder, { recursive: true });
      assertNoCrash(...logs.splice(0).map((said) => said()));
    },
  };
}
