import { afterEach, describe, expect, it, vi } from 'vitest';
import { sealedText } from './sealedText.ts';

const kept = sealedText('a secret of the servers', 'passwords of forms');

describe('the password of a form that was refused for another field [B04]', () => {
  afterEach(() => vi.useRealTimers());

  it('comes back from the page, where it is encrypted', async () => {
    const sealed = await kept.seal('plava kuća na bregu');
    expect(sealed).not.toContain('plava');
    expect(await kept.open(sealed)).toBe('plava kuća na bregu');
  });

  it('waits half an hour', async () => {
    vi.useFakeTimers();
    const sealed = await kept.seal('plava kuća na bregu');
    vi.advanceTimersByTime(30 * 60_000);
    expect(await kept.open(sealed)).toBeNull();
  });

  it.each([
    ['changed', (sealed: string) => `${sealed.slice(0, -3)}AAA`],
    ['of another server', () => sealedText('another secret', 'passwords of forms').seal('plava kuća na bregu')],
    [
      'for another purpose',
      () => sealedText('a secret of the servers', 'steps of signing in').seal('plava kuća na bregu'),
    ],
    ['of nobody', () => 'x'],
  ])('is not read from a text that is %s', async (_what, change) => {
    expect(await kept.open(await change(await kept.seal('plava kuća na bregu')))).toBeNull();
  });
});
