import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { quietTransitions } from './quietTransitions.ts';

/** Whether a browser still reports a rejection that no code has met. */
function isReported(reason: unknown) {
  const page = new EventTarget();
  runInNewContext(quietTransitions, { addEventListener: page.addEventListener.bind(page), DOMException });
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

  return page.dispatchEvent(event);
}

describe('the transitions between documents [A10]', () => {
  it.each([
    ['InvalidStateError', 'Transition was aborted because of invalid state. Page already revealed'],
    ['AbortError', 'Transition was skipped'],
    ['TimeoutError', 'Skipping view transition because it took too long'],
  ])('report no uncaught %s: %s', (name, message) => {
    expect(isReported(new DOMException(message, name))).toBe(false);
  });

  it('hide no other error', () => {
    expect(isReported(new DOMException('The storage is full', 'QuotaExceededError'))).toBe(true);
    expect(isReported(new TypeError('transition is not a function'))).toBe(true);
  });

  it('meet every promise of one that an event gives', () => {
    const page = new EventTarget();
    runInNewContext(quietTransitions, { addEventListener: page.addEventListener.bind(page), DOMException });
    const promise = () => ({ catch: vi.fn() });
    const viewTransition = { ready: promise(), finished: promise(), updateCallbackDone: promise() };
    page.dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
    for (const met of Object.values(viewTransition)) expect(met.catch).toHaveBeenCalledOnce();
  });
});
