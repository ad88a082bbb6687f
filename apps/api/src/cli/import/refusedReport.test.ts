import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRefusedReport } from './refusedReport.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-report-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the report of refused rows', () => {
  const record = { file: 'a.csv', line: 2, cells: ['x'.repeat(100_000)] };
  const refusal = { reason: 'no-price', field: 'price', value: '' };

  it('that cannot be written fails at its next row, and never ends the process', async () => {
    const report = await openRefusedReport(folder); // a folder is no file
    await expect(report.add(record as never, refusal as never)).rejects.toThrow('EISDIR');
    await expect(report.close()).rejects.toThrow('EISDIR');
  });
});
