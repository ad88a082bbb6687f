import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAfterPick } from './closeAfterPick.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is open at 99 ms and closed at 100 ms [C29]', () => {
  const menu = { open: true };
  closeAfterPick(menu);
  vi.advanceTimersByTime(99);
  expect(menu.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(menu.open).toBe(false);
});

it('leaves a menu alone that was called off', () => {
  const menu = { open: true };
  closeAfterPick(menu)();
  vi.advanceTimersByTime(1000);
  expect(menu.open).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
