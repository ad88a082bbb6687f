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

function report(numPassedTests: number, numFailedTests: number, success: boolean) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, success }));
  return file;
}

describe('the count of a test run', () => {
  it('is what the report says', () => {
    expect(readReport(report(12, 0, true), 0)).toEqual({ passed: 12, failed: 0 });
    expect(readReport(report(10, 2, false), 1)).toEqual({ passed: 10, failed: 2 });
  });

  it('is a failure when a file did not load although every test that ran passed', () => {
    expect(readReport(report(12, 0, false), 1)).toEqual({ passed: 12, failed: 1 });
  });

  it('is a failure when the run ended badly after its tests', () => {
    expect(readReport(report(12, 0, true), 1)).toEqual({ passed: 12, failed: 1 });
  });

  it('is a failure when no test ran or no report was written', () => {
    expect(readReport(report(0, 0, true), 0)).toEqual({ passed: 0, failed: 1 });
    expect(readReport(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
  });
});
