import { describe, expect, it, vi } from 'vitest';
import { createOverlayQueue, firstVisitOverlays, overlayTurn, type OverlayState } from './createOverlayQueue.ts';

const letters: Record<string, OverlayState> = { '?': 'unknown', w: 'wanted', '-': 'done' };
/** "w-?w" is: consent wanted, language done, push unknown, app wanted. */
const states = (row: string) =>
  Object.fromEntries(firstVisitOverlays.map((name, index) => [name, letters[row[index]!]!])) as Record<
    (typeof firstVisitOverlays)[number],
    OverlayState
  >;

describe('whose turn it is on the first visit [T46]', () => {
  it.each([
    ['wwww', undefined, 'consent'],
    ['-www', undefined, 'language'],
    ['--ww', undefined, 'push'],
    ['---w', undefined, 'app'],
    ['----', undefined, undefined],
    ['?www', undefined, undefined],
    ['-?ww', undefined, undefined],
    ['w???', undefined, 'consent'],
    ['-w-w', undefined, 'language'],
    ['--?w', undefined, undefined],
    // An open overlay is not pushed aside by a later one.
    ['w--w', 'app', 'app'],
    ['ww--', 'language', 'language'],
    ['w---', 'language', 'consent'],
  ] as const)('%s while %s is open: %s', (row, standing, turn) => {
    expect(overlayTurn(firstVisitOverlays, states(row), standing)).toBe(turn);
  });
});

describe('the queue of a page', () => {
  it('shows one after the other, in its own order', () => {
    const queue = createOverlayQueue(firstVisitOverlays);
    const listener = vi.fn();
    queue.subscribe(listener);
    queue.want('app');
    queue.want('push');
    queue.want('language');
    expect(queue.current()).toBeUndefined();
    queue.want('consent');
    const seen = [];
    for (let name = queue.current(); name; name = queue.current()) {
      seen.push(name);
      queue.done(name);
    }
    expect(seen).toEqual(['consent', 'language', 'push', 'app']);
    expect(listener).toHaveBeenCalledTimes(8);
  });

  it('shows consent again from the footer', () => {
    const queue = createOverlayQueue(firstVisitOverlays);
    for (const name of firstVisitOverlays) queue.done(name);
    queue.want('consent');
    expect(queue.current()).toBe('consent');
  });

  it('tells no one who has left', () => {
    const queue = createOverlayQueue(['a']);
    const listener = vi.fn();
    queue.subscribe(listener)();
    queue.want('a');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a name without a turn', () => {
  it('is reported during development', () => {
    const queue = createOverlayQueue<string>(['consent']);
    expect(() => queue.want('banner')).toThrow('"banner" has no turn');
  });
});
