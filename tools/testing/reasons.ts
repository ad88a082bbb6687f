import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './Outcome.ts';

/** Lines under every run of Vitest, and steps of foreign code: they say nothing about a failure. */
const noise =
  /^\s*(Test Files|Tests|Start at|Duration|JSON report written|close timed out|You can try)|^ ❯ .*(node_modules|node:internal)/;

/**
 * Why a suite failed, short enough to be at the end of a long log: the names of the failed tests, or the last lines
 * that it printed where no test is to blame (a setup that threw, a check without tests).
 */
export function reasons({ faults = [] }: Outcome, said: string): string {
  if (faults.length > 0) return faults.slice(0, 20).join('\n');

  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '' && !noise.test(line));
  return lines.slice(-20).join('\n');
}
