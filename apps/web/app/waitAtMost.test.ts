import { describe, expect, it } from 'vitest';
import { waitAtMost } from './waitAtMost.ts';

const never = new Promise<never>(() => {});

describe('waiting for the menus of an error page', () => {
  it('ends with the work', async () => {
    expect(await waitAtMost(60_000, Promise.resolve())).toBeUndefined();
  });

  it('ends without the work of a silent API', async () => {
    expect(await waitAtMost(5, never)).toBeUndefined();
  });

  it('tells of work that failed', async () => {
    await expect(waitAtMost(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
