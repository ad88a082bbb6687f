import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdMs, holdScript } from './holdScript.ts';

/** A page with the script, whose browser has stored this draft. */
function openPage(draft: string | null) {
  const page: { heldStep?: string } = {};
  const listeners: ((event: object) => void)[] = [];
  const addEventListener = (_type: string, listener: (event: object) => void) => listeners.push(listener);
  runInNewContext(holdScript, {
    addEventListener,
    window: page,
    localStorage: { getItem: () => draft },
    Date,
    setTimeout,
  });

  const attributes = new Set<string>();
  const submitter = {
    value: 'publish',
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  };

  return {
    page,
    isBusy: () => attributes.has('aria-busy'),
    /** Presses the button; tells whether the browser sends the form. */
    press: (storedIn: string | undefined = 'ad-drafts') => {
      const preventDefault = vi.fn();
      for (const listener of listeners) listener({ target: { dataset: { storedIn } }, submitter, preventDefault });

      return preventDefault.mock.calls.length === 0;
    },
  };
}

describe('a form that is sent before it has the values of this browser [P35, B44]', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is held with a busy button, for its page to press again', () => {
    const { page, isBusy, press } = openPage('[]');
    expect([press(), page.heldStep, isBusy()]).toEqual([false, 'publish', true]);
  });

  it('is sent where nothing is stored, and once the form has its values', () => {
    expect(openPage(null).press()).toBe(true);
    expect(openPage('[]').press('')).toBe(true);
  });

  it('can be sent ten seconds after the first press, if the scripts never come', () => {
    const { isBusy, press } = openPage('[]');
    press();
    vi.advanceTimersByTime(holdMs - 1);
    expect([press(), isBusy()]).toEqual([false, true]);
    vi.advanceTimersByTime(1);
    expect(isBusy()).toBe(false);
    expect(press()).toBe(true);
  });
});
