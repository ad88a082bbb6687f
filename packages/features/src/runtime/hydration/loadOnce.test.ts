import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

it('a part that came is asked for once, also while it is on its way', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'part' }));
  const once = loadOnce(load);
  const [first, second] = await Promise.all([once(), once()]);
  expect(second).toBe(first);
  expect(await once()).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that did not come is asked for again', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('The network is lost.'));
  const once = loadOnce(load);
  await expect(once()).rejects.toThrow('The network is lost.');
  expect(await once()).toBe('part');
});

it('each key has its own', async () => {
  const once = loadOnce((language: string) => Promise.resolve(`words of ${language}`));
  expect(await once('rs')).toBe('words of rs');
  expect(await once('de')).toBe('words of de');
});
