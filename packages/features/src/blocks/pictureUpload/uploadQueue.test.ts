import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendOutcome } from './PictureState.ts';
import { createUploadQueue, type QueueOptions } from './uploadQueue.ts';

const file = new Blob(['jpeg']);

/** A server that answers when the test says so. */
function slowServer(options: Partial<QueueOptions> = {}) {
  const asked: {
    id: string;
    signal: AbortSignal;
    onSent: (share: number) => void;
    answer: (o: SendOutcome) => void;
  }[] = [];
  const settled: string[] = [];
  const queue = createUploadQueue({
    send: (id, _file, { signal, onSent }) =>
      new Promise((answer) => {
        asked.push({ id, signal, onSent, answer });
        signal.addEventListener('abort', () => answer({ ok: false, failure: 'aborted', code: null }));
      }),
    onSettled: (id) => settled.push(id),
    ...options,
  });
  /** Answers the newest try of a picture. */
  const answer = async (id: string, outcome: 'taken' | { failure: string; code?: string }) => {
    const last = asked.findLast((one) => one.id === id);
    last?.answer(
      outcome === 'taken'
        ? { ok: true, picture: { id, image_id: 7, width: 4, height: 3 } }
        : { ok: false, failure: outcome.failure, code: outcome.code ?? null },
    );
    await vi.advanceTimersByTimeAsync(0);
  };

  return { queue, asked, settled, answer, ids: () => asked.map(({ id }) => id) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the queue of pictures [M22]', () => {
  it('sends nothing before it continues, then three at once, in the order in which they were added', async () => {
    const { queue, ids, answer } = slowServer();
    for (const id of ['a', 'b', 'c', 'd', 'e']) queue.add(id, file);
    expect(ids()).toEqual([]);
    queue.goOn();
    expect(ids()).toEqual(['a', 'b', 'c']);
    await answer('b', 'taken');
    expect(ids()).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.read().get('b')).toMatchObject({ state: 'done', picture: { image_id: 7 } });
    expect(queue.read().get('e')).toEqual({ state: 'waiting' });
  });

  it('sends photos of phones that the server converts one after the other, others beside them', async () => {
    const { queue, ids, answer } = slowServer();
    const heic = new Blob(['heic'], { type: 'image/heic' });
    const unnamed = new File(['heic'], 'IMG_1.HEIC');
    queue.goOn();
    for (const [id, one] of [
      ['a', heic],
      ['b', unnamed],
      ['c', file],
    ] as const)
      queue.add(id, one);
    expect(ids()).toEqual(['a', 'c']);
    await answer('a', 'taken');
    expect(ids()).toEqual(['a', 'c', 'b']);
  });

  it('keeps no file that was refused for good: it would come back into the draft', async () => {
    const { queue, settled, answer } = slowServer();
    queue.goOn();
    queue.add('a', file);
    await answer('a', { failure: 'validation', code: 'image-broken' });
    expect(queue.read().get('a')).toEqual({ state: 'failed', why: 'image-broken', final: true });
    expect(settled).toEqual(['a']);
  });

  it('tells how far each is, and that the server works at one that is sent whole', () => {
    const { queue, asked } = slowServer();
    queue.goOn();
    queue.add('a', file);
    asked[0]?.onSent(0.4);
    expect(queue.read().get('a')).toEqual({ state: 'uploading', sent: 0.4 });
    asked[0]?.onSent(1);
    expect(queue.read().get('a')).toEqual({ state: 'converting' });
  });

  it('tries again after a fault of the line, for as long as it lasts, and at once where the line is back', async () => {
    const { queue, ids, answer } = slowServer();
    queue.goOn();
    queue.add('a', file);
    for (const pause of [1000, 2000, 5000, 10_000, 30_000, 30_000]) {
      await answer('a', { failure: 'offline' });
      expect(queue.read().get('a')).toEqual({ state: 'waiting' });
      const tries = ids().length;
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(ids()).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
      expect(ids()).toHaveLength(tries + 1);
    }
    await answer('a', { failure: 'offline' });
    const tries = ids().length;
    queue.goOn();
    expect(ids()).toHaveLength(tries + 1);
  });

  it('takes an abort that was not its own for a fault of the line, as of a browser that drops a connection', async () => {
    const { queue, answer } = slowServer();
    queue.goOn();
    queue.add('a', file);
    await answer('a', { failure: 'aborted' });
    expect(queue.read().get('a')).toEqual({ state: 'waiting' });
  });

  it('shows an error of the server after five tries; sent again by hand it starts over', async () => {
    const { queue, ids, answer } = slowServer();
    queue.goOn();
    queue.add('a', file);
    for (let tries = 0; tries < 5; tries += 1) {
      await answer('a', { failure: 'internal' });
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(queue.read().get('a')).toEqual({ state: 'failed', why: 'internal', final: false });
    expect(ids()).toHaveLength(5);
    queue.retry('a');
    await answer('a', 'taken');
    expect(queue.read().get('a')).toMatchObject({ state: 'done' });
  });

  it('waits half a minute where too many pixels were sent within one, and keeps the file', async () => {
    const { queue, ids, answer, settled } = slowServer();
    queue.goOn();
    queue.add('a', file);
    for (let tries = 1; tries < 5; tries += 1) {
      await answer('a', { failure: 'pictures-at-once' });
      expect(queue.read().get('a')).toEqual({ state: 'waiting' });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(ids()).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
    }
    await answer('a', { failure: 'pictures-at-once' });
    expect(queue.read().get('a')).toEqual({ state: 'failed', why: 'pictures-at-once', final: false });
    expect(settled).toEqual([]);
  });

  it('does not send a refused picture again, and continues with the next', async () => {
    const { queue, ids, answer } = slowServer({ atOnce: 1 });
    queue.goOn();
    queue.add('a', file);
    queue.add('b', file);
    await answer('a', { failure: 'validation', code: 'image-broken' });
    expect(queue.read().get('a')).toEqual({ state: 'failed', why: 'image-broken', final: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('waits for somebody to sign in where the session has ended', async () => {
    const { queue, ids, answer } = slowServer({ atOnce: 2 });
    queue.goOn();
    queue.add('a', file);
    queue.add('b', file);
    await answer('a', { failure: 'unauthenticated' });
    expect([...queue.read().values()]).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ids()).toEqual(['a', 'b']);
    queue.goOn();
    expect(ids()).toEqual(['a', 'b', 'a', 'b']);
  });

  it('gives up what is removed and forgets its file; an answer that comes later changes nothing', async () => {
    const { queue, asked, settled, answer } = slowServer();
    queue.goOn();
    queue.add('a', file);
    queue.remove('a');
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer('a', 'taken');
    expect(queue.read().has('a')).toBe(false);
    expect(settled).toEqual(['a']);
  });

  it('keeps the file of a picture until the server has it', async () => {
    const { queue, settled, answer } = slowServer();
    queue.goOn();
    queue.add('a', file);
    await answer('a', { failure: 'offline' });
    queue.pause();
    expect(settled).toEqual([]);
    queue.goOn();
    await answer('a', 'taken');
    expect(settled).toEqual(['a']);
  });
});
