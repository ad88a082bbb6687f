import { join } from 'node:path';
import { startPostgres, type RunningPostgres } from '../postgres/launcher.ts';
import { lastLogLines, openChildren, type Program } from '../processes/children.ts';
import { endLeftovers, ownerOf, rememberRunning } from '../processes/running.ts';
import { endRuns } from '../processes/run.ts';
import { waitForResponse } from '../processes/waitForResponse.ts';
import { CliError, exitWithError } from '../CliError.ts';
import { addresses } from './addresses.ts';
import { dataDirectory as directory } from './dataDirectory.ts';
import { choosePorts, requireFree } from './ports.ts';
import { generate, migrate, seed } from './prepare.ts';
import {
  cardGatewayProgram,
  cardGatewayUrl,
  developmentAccounts,
  stackEnvironment,
  type StackConfig,
} from './programs.ts';

/** The differences of a mode (`start`, `dev`) from the others. */
export interface RunMode {
  /** The preparation of the servers; runs while the database starts. */
  build(): Promise<void>;
  /** The servers; the start is complete when all of them respond. */
  servers(config: StackConfig, env: NodeJS.ProcessEnv): Program[];
  /** Started when the servers respond, so that the site never waits for them. */
  companions(config: StackConfig): Program[];
}

/** Runs the product until Ctrl-C: database, servers, companions; prints where everything is. */
export async function runStack(mode: RunMode): Promise<void> {
  const began = performance.now();
  const ports = choosePorts();
  await claimStack(ports);
  rememberRunning(directory, []);
  const children = openChildren(directory);
  let starting: Promise<RunningPostgres> | undefined;
  let ending: Promise<void> | undefined;
  const endAll = async () => {
    endRuns();
    await children.stop();
    await starting?.then((database) => database.stop()).catch(() => {});
  };
  const end = () => (ending ??= endAll());

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!ending) console.log('\nStopping.');
      void end().then(() => process.exit(0));
    });
  }
  void children.lost.then(async (name) => {
    if (ending) return;

    process.stderr.write(`\n${lastLogLines(directory, name)}\n`);
    await end();
    exitWithError(new CliError(`${name} ended by itself.`, 'Its last lines are above.', `Read .data/log/${name}.log.`));
  });

  const openDatabase = async (databaseUrl: string) => {
    const config: StackConfig = { directory, databaseUrl, ports };
    const pays = { ...developmentAccounts(), PAYMENT_GATEWAY_URL: cardGatewayUrl(ports.gateway) };
    const env = { ...stackEnvironment(config), ...pays };
    await migrate(env);

    return { config, env };
  };

  try {
    console.log('Starting the database …');
    starting = startPostgres({ directory: join(directory, 'postgres') });
    const [{ url }] = await Promise.all([starting, generate()]);
    if (ending) return;

    // A database of an older version is refused before the long build.
    const { config, env } = await openDatabase(url);
    if (ending) return;

    // A build may rewrite generated sources, so nothing that reads them runs at the same time.
    await mode.build();
    if (ending) return;

    await seed(env);
    if (ending) return;

    console.log('Starting the servers …');
    for (const program of [cardGatewayProgram(ports.gateway, env), ...mode.servers(config, env)])
      children.start(program);
    await waitForServers(ports);
    if (ending) return;

    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`\nReady after ${seconds} s.\n\n${addresses(ports)}\n\nCtrl-C stops everything.\n`);
    for (const program of mode.companions(config)) children.start(program);
  } catch (error) {
    if (ending) return; // a run that Ctrl-C interrupted is not a failure

    await end();
    exitWithError(error);
  }
}

/** Throws if a stack of this folder runs; ends what a killed one left; then throws if a port is in use. */
async function claimStack(ports: ReturnType<typeof choosePorts>) {
  const owner = ownerOf(directory);
  if (owner && !owner.abandoned) {
    throw new CliError(
      'The product of this folder runs already.',
      `Process ${owner.pid} started it and keeps it running.`,
      `Use it at http://localhost:${ports.web}, or end it there with Ctrl-C (or: kill ${owner.pid}) and start again.`,
    );
  }
  const left = await endLeftovers(directory);
  if (left.length > 0) console.log(`Ended what a killed start had left running: ${left.join(', ')}.`);
  await requireFree(ports);
}

/** Milliseconds until the servers must have responded; a server that ends stops the start at once. */
const readyWithinMs = 10 * 60_000;

/** Waits until the servers respond, and prints every half minute which ones do not yet. */
async function waitForServers(ports: ReturnType<typeof choosePorts>) {
  const addressOf = {
    api: `http://127.0.0.1:${ports.api}/ready`,
    web: `http://localhost:${ports.web}/`,
    gateway: cardGatewayUrl(ports.gateway),
  };
  const missing = new Set(Object.keys(addressOf));
  const progress = setInterval(() => console.log(`Waiting for ${[...missing].join(', ')} …`), 30_000);
  const responds = async ([name, address]: [string, string]) => {
    if (await waitForResponse(address, readyWithinMs)) missing.delete(name);
  };
  await Promise.all(Object.entries(addressOf).map(responds));
  clearInterval(progress);
  const [first] = missing;
  if (first === undefined) return;

  throw new CliError(
    `The product did not answer within ${readyWithinMs / 60_000} minutes.`,
    `${[...missing].join(', ')} not ready.`,
    `Read .data/log/${first}.log.`,
  );
}
