import { setTimeout as pause } from 'node:timers/promises';
import { csvLine } from '@volan/documents/csv';
import { describe, expect, it } from 'vitest';
import { csvFile } from './csvFile.ts';

describe('a file of CSV', () => {
  const read = async (batches: AsyncIterable<readonly string[]>, ended = () => {}) => {
    let text = '';
    for await (const part of csvFile(['name'], batches, (name) => [name], { ended })) text += String(part);
    return text;
  };

  it('begins with its head, and says which letters it is written in', async () => {
    async function* batches() {
      yield ['Đorđe'];
      yield ['Ana'];
    }
    expect(await read(batches())).toBe(`\uFEFF${csvLine(['name'])}${csvLine(['Đorđe'])}${csvLine(['Ana'])}`);
  });

  it('breaks off where its rows do, and tells that it is over', async () => {
    let isOver = false;
    async function* batches() {
      yield ['Ana'];
      throw new Error('the database is gone');
    }
    await expect(read(batches(), () => (isOver = true))).rejects.toThrow('the database is gone');
    expect(isOver).toBe(true);
  });

  it('stops reading rows when its reader stops', async () => {
    let isClosed = false;
    async function* batches() {
      try {
        for (;;) yield ['Ana'];
      } finally {
        isClosed = true;
      }
    }
    const file = csvFile(['name'], batches(), (name) => [name], { ended: () => {} });
    for await (const _part of file) break;
    expect([isClosed, file.destroyed]).toEqual([true, true]);
  });

  it('is cut off when its reader pauses too long, not when its rows are slow', async () => {
    let isClosed = false;
    const { promise: slow, resolve: goOn } = Promise.withResolvers<void>();
    async function* batches() {
      try {
        await slow;
        for (;;) yield ['Ana'];
      } finally {
        isClosed = true;
      }
    }
    let isOver = false;
    const file = csvFile(['name'], batches(), (name) => [name], { ended: () => (isOver = true), pauseMs: 100 });
    const rest = file[Symbol.asyncIterator]() as AsyncIterator<unknown>;
    await rest.next();
    await pause(300);
    expect(file.destroyed).toBe(false);
    goOn();
    await rest.next();
    await expect.poll(() => [file.destroyed, isOver, isClosed]).toEqual([true, true, true]);
    await expect(rest.next().then(() => rest.next())).rejects.toThrow('not read on');
  });
});
