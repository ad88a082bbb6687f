import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchUnread } from './watchUnread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the unread counts [F21, L33]', () => {
  it('are asked for at once and each 60 seconds, until the person signs out', async () => {
    const read = vi.fn(async () => ({ countMessages: 1, countNotifications: 2 }));
    const watch = watchUnread({ read, onCounts: () => {} });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(2);
    watch.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('continue after a request that got no answer, and report nothing then', async () => {
    const read = vi.fn(async () => null);
    const onCounts = vi.fn();
    const watch = watchUnread({ read, onCounts });
    read.mockRejectedValueOnce(new Error('away'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(onCounts).not.toHaveBeenCalled();
    watch.close();
  });

  it('are asked for once more where something came while the server was counting', async () => {
    const answers: ((counts: { countMessages: number; countNotifications: number }) => void)[] = [];
    const heard: number[] = [];
    const watch = watchUnread({
      read: () => new Promise((answer) => answers.push(answer)),
      onCounts: ({ countMessages }) => heard.push(countMessages),
    });
    watch.now();
    watch.now();
    answers[0]?.({ countMessages: 4, countNotifications: 0 });
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.({ countMessages: 5, countNotifications: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect([answers.length, heard]).toEqual([2, [5]]);
    watch.close();
  });
});
