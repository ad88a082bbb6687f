import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { readNestpaySettings } from '../apps/api/src/payments/nestpay/readNestpaySettings.ts';
import { openCardGateway } from '../apps/api/src/testing/cardGateway/openCardGateway.ts';
import { stormOfPayments } from '../apps/api/src/testing/paymentStorm.ts';
import { freePort } from '../tools/freePort.ts';
import { startPostgres } from '../tools/postgres/launcher.ts';
import { waitForResponse } from '../tools/processes/waitForResponse.ts';
import { migrate } from '../tools/stack/prepare.ts';
import { apiProgram, stackEnvironment } from '../tools/stack/programs.ts';

/**
 * Payments while the API is killed and PostgreSQL restarted: none may be lost and none granted twice.
 * `npm run bench -- payments [--callbacks 6000] [--kills 200] [--restarts 20]`
 */
const { values } = parseArgs({
  options: {
    callbacks: { type: 'string', default: '6000' },
    kills: { type: 'string', default: '200' },
    restarts: { type: 'string', default: '20' },
  },
});
const [callbacks, kills, restarts] = [values.callbacks, values.kills, values.restarts].map(Number) as [
  number,
  number,
  number,
];
const orders = Math.ceil(callbacks / 3);

const directory = await mkdtemp(join(tmpdir(), 'volan-bench-'));
const clusterOf = { directory: join(directory, 'postgres'), ownOnly: true };
let database = await startPostgres(clusterOf);
const sql = postgres(database.url, { max: 2, onnotice: () => {} });
const port = await freePort();
const config = { directory, databaseUrl: database.url, ports: { web: 3000, api: port, storybook: 0 } };
const url = `http://127.0.0.1:${port}`;
const secret = randomBytes(32).toString('base64url');
const settings = (origin: string) => {
  const read = readNestpaySettings({ PAYMENT_GATEWAY_URL: origin }).settings;
  if (!read) throw new Error('The test bank has settings.');
  return read;
};
const bank = await openCardGateway(settings(url));
// the test bank is refused in production mode
const variables = {
  ...stackEnvironment(config),
  LOG_LEVEL: 'fatal',
  ACCOUNT_SECRET: secret,
  SMTP_URL: 'off',
  PAYMENT_GATEWAY_URL: bank.url,
};
let api: ChildProcess | null = null;

async function startApi() {
  const { command, args, env } = apiProgram(config, variables);
  api = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!(await waitForResponse(`${url}/ready`, 120_000))) throw new Error(`Nothing answers at ${url}.`);
}
async function killApi() {
  if (!api || api.exitCode !== null || api.signalCode !== null) return;

  api.kill('SIGKILL');
  await once(api, 'exit');
}
const kill = async () => {
  await killApi();
  await startApi();
};
const restart = async () => {
  await database.stop();
  database = await startPostgres(clusterOf);
};

/** The kills with the restarts spread among them. */
const breaks = Array.from({ length: kills + restarts }, (_, index) =>
  Math.floor(((index + 1) * restarts) / (kills + restarts)) > Math.floor((index * restarts) / (kills + restarts))
    ? restart
    : kill,
);

let isSound = false;
try {
  await migrate(variables);
  await startApi();
  const began = performance.now();
  const result = await stormOfPayments({ url, sql, secret, bank: settings(bank.url), orders, callbacks, breaks });
  const { captured, credits, sent, unanswered, faults } = result;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `        ${sent} messages in ${seconds} s, ${unanswered} of them not answered; ${kills} kills, ${restarts} restarts`,
  );
  const lost = orders - captured;
  const doubled = (credits - captured * 10) / 10;
  isSound = lost === 0 && doubled === 0 && faults.length === 0;
  console.log(`${isSound ? 'ok    ' : 'MISSED'}  ${orders} orders: ${lost} lost, ${doubled} double`);
  for (const { proof, fault } of faults) console.log(`        ${proof}: ${fault}`);
} finally {
  await killApi();
  await bank.close();
  await sql.end({ timeout: 5 });
  await database.discard();
  await rm(directory, { recursive: true, force: true });
}
process.exit(isSound ? 0 : 1);
