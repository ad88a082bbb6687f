import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { pictureLimits } from '@volan/domain-rules';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { KeepTask, ResizeReply, ResizeTask } from './ResizeTask.ts';
import { ResizerBusy, startResizer, type Resizer } from './resizer.ts';

let resizer: Resizer;

afterEach(() => resizer.close());

const task: ResizeTask = { width: 96, height: null, quality: 60, format: 'jpeg' };
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** The parent of a process; none of one that has just ended. */
function parentOf(id: number) {
  try {
    return Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').pop()?.split(' ')[1]);
  } catch {
    return null;
  }
}

const childIds = () =>
  readdirSync('/proc')
    .map(Number)
    .filter((id) => id > 0 && parentOf(id) === process.pid);

describe('the process that resizes pictures', () => {
  it('refuses a small file of very many pixels before decoding it', async () => {
    resizer = startResizer();
    const bomb = await picture(9000, 9000);
    expect(bomb.length).toBeLessThan(500_000);
    await expect(resizer.resize(async () => bomb, task)).rejects.toThrow(/pixel/i);
  });

  it('continues with the next picture after one took too long', async () => {
    resizer = startResizer({ timeoutMs: 1 });
    const slow = resizer.resize(() => picture(4000, 4000), { ...task, format: 'avif' });
    await expect(slow).rejects.toThrow(/not ready/);
    await expect(slow).rejects.toThrow(ResizerBusy);
    await resizer.close();
    resizer = startResizer();
    expect((await resizer.resize(() => picture(200, 100), task)).length).toBeGreaterThan(0);
  });

  it('makes many pictures, a few at a time, in the order they were asked for', async () => {
    resizer = startResizer({ atOnce: 1 });
    const source = await picture(300, 200);
    const done: number[] = [];
    await Promise.all([1, 2, 3, 4].map((n) => resizer.resize(async () => source, task).then(() => done.push(n))));
    expect(done).toEqual([1, 2, 3, 4]);
  });

  const keep: KeepTask = { least: { width: 10, height: 10 }, side: 200, quality: 60 };

  it('resizes for readers before it processes uploads', async () => {
    resizer = startResizer({ atOnce: 1 });
    const source = await picture(300, 200);
    const done: string[] = [];
    await Promise.all(
      [keep, keep, keep, task, task].map((wanted) =>
        resizer.resize(async () => source, wanted).then(() => done.push('side' in wanted ? 'sent' : 'size')),
      ),
    );
    expect(done).toEqual(['sent', 'size', 'size', 'sent', 'sent']);
  });

  it('always has a place for sizes, however many send large files', async () => {
    resizer = startResizer();
    const source = await picture(300, 200);
    const { promise: file, resolve: send } = Promise.withResolvers<Uint8Array>();
    const sent = [1, 2, 3].map((account) => resizer.resize(() => file, keep, { from: String(account) }));
    expect((await resizer.resize(async () => source, task)).length).toBeGreaterThan(0);
    send(source);
    expect(await Promise.all(sent)).toHaveLength(3);
  });

  it('limits waiting uploads, and one account to a third of them', async () => {
    resizer = startResizer({ maxUploads: 6 });
    const source = await picture(300, 200);
    const { promise: file, resolve: send } = Promise.withResolvers<Uint8Array>();
    const from = (account: string) => resizer.resize(() => file, keep, { from: account });
    const taken = ['a', 'a', 'a', 'b', 'b', 'c', 'd'].map(from);
    await expect(from('a')).rejects.toThrow(ResizerBusy);
    await expect(from('e')).rejects.toThrow(ResizerBusy);
    expect((await resizer.resize(async () => source, task)).length).toBeGreaterThan(0);
    send(source);
    expect(await Promise.all(taken)).toHaveLength(7);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'makes pictures again whose process ended, and gives up only the one at which it ends each time',
    async () => {
      const before = new Set(childIds());
      resizer = startResizer();
      const source = await picture(300, 200);
      const deadly = async () => {
        for (const id of childIds()) if (!before.has(id)) process.kill(id, 'SIGKILL');
        return source;
      };
      let times = 0;
      const deadlyOnce = () => ((times += 1) === 1 ? deadly() : Promise.resolve(source));
      const made = await Promise.allSettled(
        [deadly, async () => source, deadlyOnce, async () => source].map((read) => resizer.resize(read, task)),
      );
      expect(made.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
      expect(made[0]).toMatchObject({ reason: expect.any(ResizerBusy) });
    },
  );

  it('works at one large picture at a time', async () => {
    const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), { serialization: 'advanced' });
    const source = await picture(3000, 3000);
    const told: string[] = [];
    child.on('message', (reply: ResizeReply) => told.push(`${'isBegun' in reply ? 'begins' : 'has'} ${reply.id}`));
    for (const id of [1, 2]) child.send({ id, source, task, limits: pictureLimits });
    while (told.length < 4) await once(child, 'message');
    child.disconnect();
    const [first, second] = told[0] === 'begins 1' ? [1, 2] : [2, 1];
    expect(told).toEqual([`begins ${first}`, `has ${first}`, `begins ${second}`, `has ${second}`]);
  });

  it('takes no more than its queue holds, and reads a picture only when its turn comes', async () => {
    resizer = startResizer({ atOnce: 1, maxWaiting: 2 });
    const source = await picture(300, 200);
    let read = 0;
    const ask = () =>
      resizer.resize(async () => {
        read += 1;
        return source;
      }, task);
    const asked = [ask(), ask(), ask()];
    await expect(ask()).rejects.toThrow(ResizerBusy);
    expect(read).toBe(1);
    expect(await Promise.all(asked)).toHaveLength(3);
    expect((await ask()).length).toBeGreaterThan(0);
  });

  it('continues after a picture that cannot be read', async () => {
    resizer = startResizer({ atOnce: 1 });
    const lost = resizer.resize(() => Promise.reject(new Error('the disk is away')), task);
    await expect(lost).rejects.toThrow('the disk is away');
    expect((await resizer.resize(() => picture(10, 10), task)).length).toBeGreaterThan(0);
  });

  it.runIf(existsSync('/proc/self/stat'))(
    'lets everything else on the machine go first where nobody waits for it',
    async () => {
      const before = new Set(childIds());
      resizer = startResizer({ patient: true });
      await resizer.resize(() => picture(10, 10), task);
      const own = childIds().filter((id) => !before.has(id));
      expect(own.map((id) => getPriority(id))).toEqual([constants.priority.PRIORITY_BELOW_NORMAL]);
    },
  );

  it('refuses work once it is closed', async () => {
    resizer = startResizer();
    await resizer.close();
    await expect(resizer.resize(() => picture(10, 10), task)).rejects.toThrow('closed');
  });
});
