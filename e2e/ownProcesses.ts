import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort } from '../tools/freePort.ts';
import type { Program } from '../tools/processes/children.ts';
import { assertNoCrash } from '../tools/processes/crashes.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { apiProgram, stackEnvironment, webProgram } from '../tools/stack/programs.ts';

/** A process of the product that a test may hurt. */
export interface OwnProcess {
  readonly port: number;
  /** Starts it, also after its end, and waits until it is ready. */
  start(): Promise<void>;
  /** Ends it without a chance to say anything. */
  kill(): Promise<void>;
  /** It hangs: its connections stay open and nothing comes. */
  freeze(): void;
  /** It continues. */
  thaw(): void;
}

/** Processes of this test file, beside those of the started product. */
export interface OwnProcesses {
  /** An API over this database, with more environment. */
  api(databaseUrl: string, more?: NodeJS.ProcessEnv): Promise<OwnProcess>;
  /**
   * A web server over the API at this port: the built one, or that of development (`dev.ts`). It takes a new port, or
   * the port of an ended process, and additional environment variables.
   */
  web(
    apiPort: number,
    entry?: 'main.ts' | 'dev.ts',
    more?: { readonly port?: number; readonly env?: NodeJS.ProcessEnv },
  ): Promise<OwnProcess>;
  /**
   * Ends all of them.
   *
   * @throws where one had ended by an error that nobody caught
   */
  end(): Promise<void>;
}

/** Makes processes of the product over the pictures of the started one. */
export function openOwnProcesses(): OwnProcesses {
  const directory = mkdtempSync(join(tmpdir(), 'volan-faults-'));
  const running: OwnProcess[] = [];
  const logs: string[] = [];
  const secret = 'the shared secret of these journeys';

  function own({ command, args, env }: Program, port: number, readyAt: string): OwnProcess {
    let child: ChildProcess | undefined;
    const file = join(directory, `${logs.length}.log`);
    logs.push(file);
    closeSync(openSync(file, 'w'));
    const process: OwnProcess = {
      port,
      async start() {
        const log = openSync(file, 'a');
        child = spawn(command, args, { env, stdio: ['ignore', log, log] });
        closeSync(log);
        if (!(await waitForResponse(readyAt, 60_000))) {
          throw new Error(`Nothing answers at ${readyAt}.`);
        }
      },
      async kill() {
        if (child?.exitCode === null && child.signalCode === null) {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }
      },
      freeze: () => void child?.kill('SIGSTOP'),
      thaw: () => void child?.kill('SIGCONT'),
    };
    running.push(process);

    return process;
  }

  const place = (databaseUrl: string, ports: { web: number; api: number }) => ({
    directory,
    databaseUrl,
    ports: { ...ports, storybook: 0 },
  });

  return {
    async api(databaseUrl, more) {
      const port = await freePort();
      const at = place(databaseUrl, { web: 0, api: port });
      const { mediaDirectory, variantDirectory } = inject('stack');
      const env = {
        ...stackEnvironment(at),
        MEDIA_DIR: mediaDirectory,
        // reuses the picture sizes of the shared product
        VARIANT_DIR: variantDirectory,
        WEB_SECRET: secret,
        ...more,
      };

      return own(apiProgram(at, env), port, `http://127.0.0.1:${port}/ready`);
    },
    async web(apiPort, entry, { port: given, env } = {}) {
      const port = given ?? (await freePort());
      const at = place('', { web: port, api: apiPort });
      return own(
        webProgram(at, { WEB_SECRET: secret, ...env }, entry),
        port,
        `http://localhost:${port}/catalog/vehicles`,
      );
    },
    async end() {
      await Promise.all(running.map((process) => process.kill()));
      const said = logs.map((file) => readFileSync(file, 'utf8'));
      rmSync(directory, { recursive: true, force: true });
      assertNoCrash(...said);
    },
  };
}
