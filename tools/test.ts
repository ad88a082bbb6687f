import { parts } from './testing/parts.ts';
import { total, type Outcome } from './testing/Outcome.ts';
import { reasons } from './testing/reasons.ts';
import { Stop, stopProcess } from './Stop.ts';

// Runs every part, also after one failed, so that one run shows all that is wrong.
// `npm test -- unit api` runs only the named parts, and what generates sources for them.
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !parts.some((part) => part.name === name));
if (unknown !== undefined) {
  stopProcess(
    new Stop(
      `"${unknown}" is not a part of the tests.`,
      'Parts run by their names.',
      `They are: ${parts.map(({ name }) => name).join(', ')}.`,
    ),
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const rows: { name: string; seconds: number; outcome: Outcome; said: string }[] = [];
for (const part of parts.filter(({ name }) => asked.length === 0 || asked.includes(name) || name === 'generate')) {
  console.log(`\n── ${part.name} ──`);
  const began = performance.now();
  let said = '';
  const hear = (text: string) => {
    said = (said + text).slice(-20_000);
  };
  const outcome = await part.run(hear).catch((error: unknown) => {
    const words = error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error);
    console.error(words);
    hear(words);
    return { passed: 0, failed: 1 };
  });
  rows.push({ name: part.name, seconds: (performance.now() - began) / 1000, outcome, said });
}

console.log('\n── summary ──');
for (const { name, seconds, outcome } of rows) {
  const verdict = outcome.failed === 0 ? 'ok    ' : 'FAILED';
  const counts = `${outcome.passed} passed, ${outcome.failed} failed`;
  console.log(`${verdict}  ${name.padEnd(10)}  ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}`);
}
for (const { name, outcome, said } of rows.filter((row) => row.outcome.failed > 0)) {
  console.log(`\n── why ${name} failed ──\n${reasons(outcome, said)}`);
}
const { passed, failed } = total(rows.map(({ outcome }) => outcome));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
