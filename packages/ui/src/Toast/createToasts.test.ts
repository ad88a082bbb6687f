import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts, maxToasts, type Toasts } from './createToasts.ts';

const done = { text: 'Oglas je sačuvan' };
let toasts: Toasts;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts();
});
afterEach(() => vi.useRealTimers());

/** As many as there is room for. */
const fill = (tone?: 'error') => ['Prva', 'Druga', 'Treća'].map((text) => toasts.show({ text, tone }));

const after = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return toasts.shown();
};

describe('the life of a toast [F20]', () => {
  it('is shown until 3 s, fades until 3.5 s, then it is gone', () => {
    toasts.show(done);
    expect(after(2999)).toMatchObject([{ fading: false }]);
    expect(after(1)).toMatchObject([{ fading: true }]);
    expect(after(400)).toHaveLength(1);
    expect(after(99)).toHaveLength(1);
    expect(after(1)).toHaveLength(0);
  });

  it('tells its subscribers of each change', () => {
    const listener = vi.fn();
    const leave = toasts.subscribe(listener);
    toasts.show(done);
    expect(listener).toHaveBeenCalledTimes(1);
    after(3500);
    expect(listener).toHaveBeenCalledTimes(3);
    leave();
    toasts.show(done);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('a user who is on a toast [T45]', () => {
  it('stops its clock, and the time that was left runs on', () => {
    const id = toasts.show(done);
    after(2000);
    toasts.hold(id);
    expect(after(60_000)).toMatchObject([{ fading: false }]);
    toasts.release(id);
    expect(after(999)).toMatchObject([{ fading: false }]);
    expect(after(1)).toMatchObject([{ fading: true }]);
    expect(after(500)).toHaveLength(0);
  });

  it('brings back one that fades, with its whole time', () => {
    const id = toasts.show(done);
    after(3200);
    toasts.hold(id);
    expect(after(5000)).toMatchObject([{ fading: false }]);
    toasts.release(id);
    expect(after(3499)).toHaveLength(1);
    expect(after(1)).toHaveLength(0);
  });

  it('may come with pointer and focus at once', () => {
    const id = toasts.show(done);
    toasts.hold(id);
    toasts.hold(id);
    toasts.release(id);
    toasts.release(id);
    expect(after(3500)).toHaveLength(0);
  });
});

describe('an error [T45]', () => {
  it('stays until it is closed', () => {
    const id = toasts.show({ text: 'Slika nije poslata', tone: 'error' });
    toasts.hold(id);
    toasts.release(id);
    expect(after(600_000)).toHaveLength(1);
    toasts.close(id);
    expect(toasts.shown()).toHaveLength(0);
  });
});

describe('many toasts', () => {
  it('wait for room, and their time begins when they are seen', () => {
    fill();
    const last = toasts.show({ text: 'Poslednja' });
    expect(toasts.shown()).toHaveLength(maxToasts);
    expect(after(3500)).toMatchObject([{ id: last, fading: false }]);
    expect(after(3499)).toHaveLength(1);
    expect(after(1)).toHaveLength(0);
  });

  it('may be closed while they wait', () => {
    const [first = 0] = fill('error');
    const waiting = toasts.show(done);
    toasts.close(waiting);
    toasts.close(first);
    expect(toasts.shown()).toHaveLength(2);
  });

  it('let errors go before what is done', () => {
    const [first = 0] = fill();
    toasts.show(done);
    toasts.show({ text: 'Slika nije poslata', tone: 'error' });
    toasts.close(first);
    expect(toasts.shown().at(-1)).toMatchObject({ tone: 'error' });
  });

  it('leave no timer behind', () => {
    toasts.close(toasts.show(done));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a toast that says what another says', () => {
  it('takes its place, with its whole time', () => {
    toasts.show(done);
    after(2000);
    const again = toasts.show(done);
    expect(toasts.shown()).toMatchObject([{ id: again, text: done.text }]);
    expect(after(2999)).toMatchObject([{ fading: false }]);
    expect(after(501)).toHaveLength(0);
  });

  it('lets the refusal be read at once that comes after ten that were done', () => {
    for (let count = 0; count < 10; count++) toasts.show(done);
    toasts.show({ text: 'Najviše deset oglasa', tone: 'error' });
    expect(toasts.shown()).toMatchObject([done, { tone: 'error' }]);
  });

  it('keeps its room, for any number that waits', () => {
    fill();
    const waiting = toasts.show(done);
    toasts.show({ text: 'Prva' });
    expect(toasts.shown().map(({ text }) => text)).toEqual(['Druga', 'Treća', 'Prva']);
    expect(after(3500)).toMatchObject([{ id: waiting }]);
  });

  it('is not said twice in the row of those that wait', () => {
    fill();
    expect(toasts.show(done)).toBe(toasts.show(done));
    after(3500);
    expect(toasts.shown()).toMatchObject([done]);
  });

  it('leaves the one in place that the user is on', () => {
    const id = toasts.show(done);
    toasts.hold(id);
    expect(toasts.show(done)).toBe(id);
    toasts.release(id);
    toasts.show(done);
    expect(toasts.shown()).toHaveLength(1);
    expect(toasts.shown()).not.toMatchObject([{ id }]);
  });

  it('leaves an error in place that has a way out', () => {
    const ended = {
      text: 'Odjavljeni ste',
      tone: 'error',
      action: { label: 'Prijavi se', onClick: () => {} },
    } as const;
    const id = toasts.show(ended);
    expect(toasts.show(ended)).toBe(id);
    expect(toasts.shown()).toHaveLength(1);
  });

  it('is shown beside it if each has its own undo', () => {
    const removed = () => toasts.show({ ...done, action: { label: 'Poništi', onClick: () => {} } });
    removed();
    removed();
    expect(toasts.shown()).toHaveLength(2);
  });

  it('is shown beside it if one is an error', () => {
    toasts.show(done);
    toasts.show({ ...done, tone: 'error' });
    expect(toasts.shown()).toHaveLength(2);
  });
});

describe('a toast without text', () => {
  it('is refused during development', () => {
    expect(() => toasts.show({ text: ' ' })).toThrow('Toast');
  });
});
