import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReport } from './readReport.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-report-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(numPassedTests: number, numFailedTests: number, success: boolean, testResults: unknown[] = []) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, success, testResults }));
  return file;
}

describe('the count of a test run', () => {
  it('is what the report says', () => {
    expect(readReport(report(12, 0, true), 0)).toMatchObject({ passed: 12, failed: 0 });
    expect(readReport(report(10, 2, false), 1)).toMatchObject({ passed: 10, failed: 2 });
  });

  it('is a failure when a file did not load although every test that ran passed', () => {
    expect(readReport(report(12, 0, false), 1)).toMatchObject({ passed: 12, failed: 1 });
  });

  it('is a failure when the run ended badly after its tests', () => {
    expect(readReport(report(12, 0, true), 1)).toMatchObject({ passed: 12, failed: 1 });
  });

  it('is a failure when no test ran or no report was written', () => {
    expect(readReport(report(0, 0, true), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(readReport(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });

  it('is nothing where a change reaches no test, and a failure where that run ended badly', () => {
    const missing = join(folder, 'missing.json');
    const chosen = { mayBeEmpty: true };
    expect(readReport(missing, 0, chosen)).toEqual({ passed: 0, failed: 0 });
    expect(readReport(report(0, 0, true), 0, chosen)).toMatchObject({ passed: 0, failed: 0 });
    expect(readReport(missing, 1, chosen)).toEqual({ passed: 0, failed: 1 });
  });

  it('says how long the tests of each file took', () => {
    const file = { name: join(process.cwd(), 'tools/a.test.ts'), startTime: 1000, endTime: 3500, assertionResults: [] };
    expect(readReport(report(1, 0, true, [file]), 0).files).toEqual([{ name: 'tools/a.test.ts', seconds: 2.5 }]);
  });

  it('names the tests that failed and the files that did not load', () => {
    const results = [
      {
        name: 'a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'a list is sorted' },
          {
            status: 'failed',
            fullName: 'a list is paged',
            failureMessages: ['expected 2 to be 3\n    at a.test.ts:7'],
          },
        ],
      },
      { name: 'b.test.ts', message: 'SyntaxError: no', assertionResults: [] },
    ];
    expect(readReport(report(1, 1, false, results), 1).faults).toEqual([
      'a list is paged: expected 2 to be 3',
      'b.test.ts: SyntaxError: no',
    ]);
  });
});
