import { describe, expect, it } from 'vitest';
import { withTimeout } from './withTimeout.ts';

const never = new Promise<never>(() => {});

describe('waiting for the menus of an error page', () => {
  it('ends with the work', async () => {
    expect(await withTimeout(60_000, Promise.resolve())).toBeUndefined();
  });

  it('ends without the work of a silent API', async () => {
    expect(await withTimeout(5, never)).toBeUndefined();
  });

  it('reports work that failed', async () => {
    await expect(withTimeout(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
