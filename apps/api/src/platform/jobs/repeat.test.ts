import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a repeated job', () => {
  it('runs now and each time, never twice at once, goes on after a failure, and is waited for at the end', async () => {
    let end = () => {};
    const failed = vi.fn();
    const work = vi.fn(() => new Promise<void>((ended) => (end = ended)));
    const job = repeat({ name: 'plans', run: work, everyMs: 1000, failed });
    await vi.advanceTimersByTimeAsync(5000);
    expect(work).toHaveBeenCalledTimes(1);
    work.mockRejectedValueOnce(new Error('away'));
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed).toHaveBeenCalledWith(new Error('away'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(3);
    const closed = vi.fn();
    const closing = job.close().then(closed);
    await vi.advanceTimersByTimeAsync(5000);
    expect(closed).not.toHaveBeenCalled();
    end();
    await closing;
    expect(work).toHaveBeenCalledTimes(3);
  });
});
