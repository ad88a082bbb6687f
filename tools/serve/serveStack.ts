import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { waitForResponse } from '../processes/waitForResponse.ts';
import { CliError } from '../CliError.ts';
import type { ServeSettings } from './checkSettings.ts';
import { programsOf, type Program } from './programsOf.ts';

/** Longest time in which a process may end after a signal: its delay, ten seconds for requests, and some for the rest. */
const endsWithin = (environment: NodeJS.ProcessEnv) => Number(environment['STOP_DELAY_SECONDS'] || 0) * 1000 + 20_000;

/**
 * Runs the processes of the product, their logs on our own output, until SIGTERM or SIGINT: then web ends before the API
 * that it asks, and each answers what it has begun.
 *
 * A process that ends by itself ends all, with 1: whoever started us (systemd, a container) starts anew.
 */
export async function serveStack(settings: ServeSettings): Promise<void> {
  const running: ChildProcess[] = [];
  const lost = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<null>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => asked.resolve(null));

  function start({ name, entry, env }: Program) {
    // groups of their own: Ctrl-C of the terminal reaches only us, and we end them in order
    const child = spawn(process.execPath, ['--conditions=@volan/source', entry], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    child.once('exit', () => lost.resolve(name));
    running.push(child);
  }

  const { api, web } = programsOf(settings);
  for (const program of api) start(program);
  const answers = waitForResponse(`http://127.0.0.1:${settings.ports.api}/health`, 600_000);
  let ended = await Promise.race([answers.then(() => ''), lost.promise, asked.promise]);
  if (ended === '') {
    // until its index is loaded the API searches in PostgreSQL
    for (const program of web) start(program);
    ended = await Promise.race([lost.promise, asked.promise]);
  }
  for (const child of running.toReversed()) await end(child);
  if (ended) {
    throw new CliError(`${ended} ended by itself.`, 'Its last lines stand above.', 'Mend that and start again.');
  }
  process.exit(0);
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = new AbortController();
  await Promise.race([
    gone,
    pause(endsWithin(process.env), null, late)
      .then(() => child.kill('SIGKILL'))
      .catch(() => {}),
  ]);
  late.abort();
  await gone;
}
