import { setTimeout as moment } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readStatement } from './readStatement.ts';
import { readStatementApart } from './readStatementApart.ts';

/** An XML that takes its parser longer than anybody waits. */
const endless = Buffer.from(`<Document ${Array.from({ length: 300_000 }, (_, index) => `a${index}="1"`).join(' ')}/>`);

describe('a bank statement that is read apart [M42]', () => {
  it('is read as it is', async () => {
    const file = Buffer.from('datum;iznos\n24.11.2026;600,00\nkad;1,00\n');
    expect(await readStatementApart(file)).toEqual(readStatement(file));
  });

  it('does not block other calls, and is given up if it takes too long', async () => {
    const reading = readStatementApart(endless, 1500);
    expect(await Promise.race([reading, moment(1, 'others go on')])).toBe('others go on');
    expect(await reading).toEqual({ lines: [], problems: [{ line: 0, problem: 'timed-out' }], debits: 0 });
  });
});
