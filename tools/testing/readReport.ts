import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Outcome, TimedFile } from './Outcome.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: readonly {
    name: string;
    message?: string;
    /** Milliseconds since 1970, of the first test and of the last one. */
    startTime?: number;
    endTime?: number;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
}

const firstLine = (text = '') => text.trim().split('\n', 1)[0] ?? '';

/** What failed, by name: tests, and files that did not load. */
function failuresOf({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const unloaded = assertionResults.length === 0 && message ? [`${name}: ${firstLine(message)}`] : [];
    return [...unloaded, ...failed.map((test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)];
  });
}

/** How long the tests of each file took. */
const filesOf = ({ testResults }: Report): readonly TimedFile[] =>
  testResults.map(({ name, startTime = 0, endTime = startTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }));

/**
 * Counts the tests of a run from Vitest's JSON report.
 *
 * A run that went wrong beside its tests (no report, a file that does not load, a setup that throws, an exit code
 * without a failed test, no test at all) counts as one failure more, so that it can never look green. Only where it
 * `mayBeEmpty`, because a change chose the tests, no test at all is right.
 */
export function readReport(file: string, exitCode: number, { mayBeEmpty = false } = {}): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: mayBeEmpty && exitCode === 0 ? 0 : 1 };

  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const { numPassedTests, numFailedTests, success } = report;
  const empty = numPassedTests === 0 && !mayBeEmpty;
  const broken = numFailedTests === 0 && (exitCode !== 0 || !success || empty);

  return {
    passed: numPassedTests,
    failed: numFailedTests + (broken ? 1 : 0),
    faults: failuresOf(report),
    files: filesOf(report),
  };
}
