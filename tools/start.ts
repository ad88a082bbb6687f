import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres, type RunningPostgres } from './postgres/launcher.ts';
import { endLeftovers, lastWords, openChildren } from './processes/children.ts';
import { run } from './processes/run.ts';
import { waitForAnswer } from './processes/waitForAnswer.ts';
import { addresses } from './product/addresses.ts';
import { choosePorts, requireFree } from './product/ports.ts';
import { buildWeb, generate, migrate, seed } from './product/prepare.ts';
import { apiProgram, productEnvironment, storybookProgram, webProgram } from './product/programs.ts';
import { Stop, stopProcess } from './Stop.ts';

const directory = join(fileURLToPath(new URL('..', import.meta.url)), '.data');
const children = openChildren(directory);
let database: RunningPostgres | undefined;
let ending: Promise<void> | undefined;

/** Ends everything that this start began or adopted; asked twice it is done once. */
function end(): Promise<void> {
  ending ??= children.stop().then(() => database?.stop());
  return ending;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!ending) console.log('\nStopping.');
    void end().then(() => process.exit(0));
  });
}

async function start() {
  const began = Date.now();
  const ports = choosePorts();
  const left = await endLeftovers(directory);
  if (left.length) console.log(`Ended what the last start left running: ${left.join(', ')}.`);
  await requireFree(ports);

  const prepareDatabase = async () => {
    database = await startPostgres({ directory: join(directory, 'postgres') });
    const place = { directory, databaseUrl: database.url, ports };
    const env = productEnvironment(place);
    await migrate(env);
    await seed(env);
    return { place, env };
  };
  await generate();
  const [{ place, env }] = await Promise.all([prepareDatabase(), buildWeb()]);

  children.start(apiProgram(place, env));
  children.start(webProgram(place, env));
  void children.lost.then(async (name) => {
    if (ending) return;
    process.stderr.write(`\n${lastWords(directory, name)}\n`);
    await end();
    stopProcess(
      new Stop(`${name} ended by itself.`, 'Its last lines stand above.', `All of them are in .data/log/${name}.log.`),
    );
  });
  const ready = await Promise.all([
    waitForAnswer(`http://127.0.0.1:${ports.api}/ready`, 120_000),
    waitForAnswer(`http://localhost:${ports.web}/`, 120_000),
  ]);
  if (!ready.every(Boolean)) {
    throw new Stop(
      'The product did not answer within two minutes.',
      'It may still be loading.',
      'Read .data/log/api.log and .data/log/web.log.',
    );
  }
  console.log(
    `\nReady after ${((Date.now() - began) / 1000).toFixed(0)} s.\n\n${addresses(ports)}\n\nCtrl-C stops everything.\n`,
  );

  // after the site answers, so that it never waits for this
  const built = await run('storybook', ['build', '--quiet', '--output-dir', 'storybook-static']);
  if (ending) return;
  if (built === 0) children.start(storybookProgram(place));
  else console.log('Storybook could not be built; the site is not affected.');
}

try {
  await start();
} catch (error) {
  await end();
  stopProcess(error);
}
