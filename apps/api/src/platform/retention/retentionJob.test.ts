import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { retentionJob } from './retentionJob.ts';

describe('data that is kept for a time only [M64]', () => {
  it('applies its rules; one that fails is logged, does not stop the others, and makes the run fail', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
    const rules = [
      { name: 'broken', purge: () => Promise.reject(new Error('no table')) },
      { name: 'nothing old', purge: () => Promise.resolve(0) },
      { name: 'old answers', purge: () => Promise.resolve(3) },
    ];
    await expect(retentionJob(rules, log).run(new AbortController().signal)).rejects.toThrow('broken');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, name: 'broken' },
      { level: 30, name: 'old answers', forgotten: 3 },
    ]);
  });
});
