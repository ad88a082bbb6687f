import { spawn } from 'node:child_process';
import { openLog } from '../../packages/observability/src/openLog.ts';
import { CliError } from '../CliError.ts';
import { openSupervisor } from '../processes/supervise.ts';
import { waitForResponse } from '../processes/waitForResponse.ts';
import type { ServeSettings } from './checkSettings.ts';
import { programsOf, type Program } from './programsOf.ts';

/**
 * Longest time in which a process may end after a signal: its delay, ten seconds for requests, and some for the rest.
 */
const endWithinMs = (environment: NodeJS.ProcessEnv) => Number(environment['STOP_DELAY_SECONDS'] || 0) * 1000 + 20_000;

/** How long the first start of a program may take, migrations of a large database included. */
const readyWithinMs = 600_000;

/**
 * Runs the processes of the product, their logs on our own output, until SIGTERM or SIGINT: then web ends before the
 * API that it uses, and each answers the requests that have begun.
 *
 * A process that ends by itself is started again, while the others continue: web answers from its cache without an API.
 * A process that ends before it was ready for the first time cannot run with this setup, and ends all with 1.
 */
export async function serveStack(settings: ServeSettings): Promise<void> {
  const log = openLog({ name: 'serve', level: process.env['LOG_LEVEL'] || 'info' });
  const asked = Promise.withResolvers<'asked'>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => asked.resolve('asked'));

  const supervisor = openSupervisor({
    endWithinMs: endWithinMs(process.env),
    onRestart: (restart) => log.error(restart, `${restart.program} ended by itself and is started again`),
  });
  const failed = supervisor.failed.then((name) => ({ failed: name }));

  /** Starts the processes of one kind; returns their first outcome. */
  async function start(programs: readonly Program[], address: string) {
    for (const { name, entry, env } of programs) {
      supervisor.start({
        name,
        // groups of their own: Ctrl-C of the terminal reaches only us, and we end them in order
        // errors: the supervisor listens
        start: () =>
          spawn(process.execPath, ['--conditions=@volan/source', entry], {
            env: { ...process.env, ...env },
            stdio: ['ignore', 'inherit', 'inherit'],
            detached: true,
          }),
      });
    }
    const outcome = await Promise.race([waitForResponse(address, readyWithinMs), failed, asked.promise]);
    if (typeof outcome === 'boolean') for (const { name } of programs) supervisor.ready(name);

    return outcome;
  }

  const { api, web } = programsOf(settings);
  // until its index is loaded the API searches in PostgreSQL
  let outcome = await start(api, `http://127.0.0.1:${settings.ports.api}/health`);
  if (typeof outcome === 'boolean') outcome = await start(web, `http://localhost:${settings.ports.web}/health`);
  if (typeof outcome === 'boolean') outcome = await Promise.race([failed, asked.promise]);
  await supervisor.stop();
  if (typeof outcome === 'object') {
    throw new CliError(
      `${outcome.failed} ended before it was ready.`,
      'Its last lines are above.',
      'Mend that and start again.',
    );
  }
  process.exit(0);
}
