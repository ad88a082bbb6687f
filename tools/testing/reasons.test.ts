import { describe, expect, it } from 'vitest';
import { reasons } from './reasons.ts';

describe('why a part failed', () => {
  it('is said by the names of the tests that failed', () => {
    expect(reasons({ passed: 3, failed: 1, faults: ['a search counts: expected 2 to be 3'] }, 'much output')).toBe(
      'a search counts: expected 2 to be 3',
    );
  });

  it('is the last lines of the log if no test failed, without the lines that end every run', () => {
    const said = [
      '\u001b[31mError: web ended by itself.\u001b[39m',
      '',
      ' Test Files  no tests',
      'close timed out after 10000ms',
    ];
    expect(reasons({ passed: 0, failed: 1, faults: [] }, said.join('\n'))).toBe('Error: web ended by itself.');
  });
});
