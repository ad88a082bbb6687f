import { fileURLToPath } from 'node:url';
import { findChanges, type Changes } from './testing/findChanges.ts';
import { slowestFiles, total, type Outcome } from './testing/Outcome.ts';
import { reasons } from './testing/reasons.ts';
import { suites } from './testing/suites.ts';
import { readTestRequest, type TestRequest } from './testing/tiers.ts';
import { CliError, exitWithError } from './CliError.ts';

// npm test -- [changed | full] [SUITE …] [--burn-in JOURNEY]. README.md, "Tests", describes each tier. Runs every
// suite, also after a failed one, so that one run shows all failures.
const request = readRequest();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

function readRequest(): TestRequest {
  try {
    return readTestRequest(
      process.argv.slice(2),
      suites.map(({ name }) => name),
    );
  } catch (error) {
    if (error instanceof CliError) exitWithError(error);
    throw error;
  }
}

let found: Changes | undefined;
const changes = () => (found ??= findChanges(fileURLToPath(new URL('..', import.meta.url))));
const { tier, names } = request;
if (tier === 'changed') console.log(`${changes().files.length} files changed since ${changes().base.slice(0, 9)}.`);

/** The suites of the tier, or the named ones; what generates sources goes before all. */
const chosen = suites.filter(({ name, tiers }) =>
  names.length === 0 ? tiers.includes(tier) : names.includes(name) || name === 'generate',
);
const began = performance.now();
const since = (start: number) => (performance.now() - start) / 1000;
const rows: { name: string; seconds: number; outcome: Outcome; said: string }[] = [];
for (const suite of chosen) {
  console.log(`\n── ${suite.name} ──`);
  const start = performance.now();
  let said = '';
  const heard = (text: string) => {
    said = (said + text).slice(-20_000);
  };
  const outcome = await suite.run({ ...request, changes, heard }).catch((error: unknown) => {
    const words = error instanceof CliError ? error.message : String(error instanceof Error ? error.stack : error);
    console.error(words);
    heard(words);

    return { passed: 0, failed: 1 };
  });
  rows.push({ name: suite.name, seconds: since(start), outcome, said });
}

const row = (verdict: string, name: string, seconds: number, { passed, failed, skipped }: Outcome) =>
  `${verdict.padEnd(7)} ${name.padEnd(10)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${skipped ?? `${passed} passed, ${failed} failed`}`;
const verdictOf = ({ failed, skipped }: Outcome) =>
  skipped === undefined ? (failed === 0 ? 'ok' : 'FAILED') : 'skipped';
console.log('\n── summary ──');
for (const { name, seconds, outcome } of rows) {
  console.log(row(verdictOf(outcome), name, seconds, outcome));
}
for (const { name, outcome, said } of rows.filter((each) => each.outcome.failed > 0)) {
  console.log(`\n── why ${name} failed ──\n${reasons(outcome, said)}`);
}
const slowest = slowestFiles(rows.map(({ outcome }) => outcome));
if (slowest.length > 0) console.log('\n── slowest test files ──');
for (const { name, seconds } of slowest) console.log(`${`${seconds.toFixed(1)} s`.padStart(8)}  ${name}`);
const all = total(rows.map(({ outcome }) => outcome));
console.log(`\n${row('', tier, since(began), all).trim()}`);
console.log(`\n${all.passed} passed, ${all.failed} failed`);
process.exit(all.failed === 0 ? 0 : 1);
