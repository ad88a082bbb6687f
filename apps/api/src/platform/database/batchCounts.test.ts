import { expect, it } from 'vitest';
import { batchCounts } from './batchCounts.ts';

it('writes each subject once with its number, and what could not be written the next time', async () => {
  const stored: unknown[] = [];
  let isAway = true;
  const counts = batchCounts<{ id: string }>(
    async (batch) => {
      if (isAway) throw new Error('away');

      stored.push(batch);
    },
    () => {},
  );
  counts.add('a', { id: 'a' });
  counts.add('b', { id: 'b' }, 5);
  await expect(counts.write()).rejects.toThrow('away');
  counts.add('a', { id: 'a' });
  isAway = false;
  await counts.write();
  await counts.close();
  expect(stored).toEqual([
    [
      { id: 'a', count: 2 },
      { id: 'b', count: 5 },
    ],
  ]);
});
