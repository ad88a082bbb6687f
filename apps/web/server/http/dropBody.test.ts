import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropBody } from './dropBody.ts';

/** Bytes of each body that wait in memory. Two of them are more than may be read in 10 ms. */
const waiting = 300_000;

/** A request whose body has begun to arrive. */
function arriving() {
  const body = new IncomingMessage(new Socket());
  // the first byte leaves it to us to read the rest, as after a form that was refused in the middle
  body.push(Buffer.alloc(1));
  dropBody(body);
  body.push(Buffer.alloc(waiting));

  return body;
}

const unreadOf = (bodies: readonly IncomingMessage[]) => bodies.map(({ readableLength }) => readableLength);

describe('bodies of refused requests', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are read at one rate for all senders together, who take turns', () => {
    const bodies = [arriving(), arriving(), arriving(), arriving()];

    vi.advanceTimersByTime(10);
    expect(unreadOf(bodies)).toEqual([0, 0, waiting, waiting]);

    // the first sender sends more, and waits until the others had their turn
    bodies[0]!.push(Buffer.alloc(waiting));
    vi.advanceTimersByTime(10);
    expect(unreadOf(bodies)).toEqual([waiting, 0, 0, 0]);

    vi.advanceTimersByTime(10);
    expect(unreadOf(bodies)).toEqual([0, 0, 0, 0]);
    for (const body of bodies) body.destroy();
    vi.advanceTimersByTime(10);
  });

  it('are forgotten at their end, so that nothing runs while none is refused', () => {
    const ended = arriving();
    ended.complete = true;
    const reset = arriving();
    reset.destroy();
    expect(vi.getTimerCount()).toBe(1);

    vi.advanceTimersByTime(20);
    expect(vi.getTimerCount()).toBe(0);
  });
});
