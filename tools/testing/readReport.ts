import { existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './Outcome.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
}

/**
 * Counts the tests of a run from Vitest's JSON report.
 *
 * A run that went wrong beside its tests (no report, a file that does not load, a setup that throws, an exit code
 * without a failed test, no test at all) counts as one failure more, so that it can never look green.
 */
export function readReport(file: string, exitCode: number): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const broken = numFailedTests === 0 && (exitCode !== 0 || !success || numPassedTests === 0);
  return { passed: numPassedTests, failed: numFailedTests + (broken ? 1 : 0) };
}
