import { describe, expect, it } from 'vitest';
import { readFeedTable } from './feedTable.ts';

const read = (text: string) => readFeedTable(new TextEncoder().encode(text));

describe('a file of a stranger', () => {
  it('has no half of a character in its names and cells, whatever JSON escapes', async () => {
    const { columns, rows } = await read('[{"id":"A\\ud83d","make\\ude97":"VW"},{"id":"B🚗","make\\ude97":"VW"}]');
    expect(columns).toEqual(['id', 'make\uFFFD']);
    expect(rows.map(({ cells }) => cells[0])).toEqual(['A\uFFFD', 'B🚗']);
  });
});
