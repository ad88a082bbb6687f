import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { csvFile, csvLine } from './csv.ts';

describe('a cell of CSV', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+381641112223', `"'+381641112223"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－2+3', `"'－2+3"`],
    ['＠SUM(A1)', `"'＠SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['-12.5', '"-12.5"'],
    [-3, '"-3"'],
    ['on kaže "da", i\nneće', '"on kaže ""da"", i\nneće"'],
    [null, '""'],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])('is never a formula that a spreadsheet runs: %j', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\n`);
  });
});

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

  it('ends its rows where nobody reads it to the end', async () => {
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
