import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flashToast, showFlashToast } from './flashToast.ts';
import { showToast } from './showToast.ts';

vi.mock('./showToast.ts', () => ({ showToast: vi.fn() }));

describe('a message that survives a navigation', () => {
  const texts = new Map<string, string>();

  beforeEach(() => {
    texts.clear();
    vi.mocked(showToast).mockClear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    });
  });

  it('is shown by the next page, once', () => {
    flashToast({ text: 'Oglas je sačuvan.' });
    showFlashToast();
    showFlashToast();
    expect(vi.mocked(showToast).mock.calls).toEqual([[{ text: 'Oglas je sačuvan.', tone: 'done' }]]);
  });

  it('stays an error on the next page [T45]', () => {
    flashToast({ text: 'Oglas nije sačuvan.', tone: 'error' });
    showFlashToast();
    expect(showToast).toHaveBeenCalledWith({ text: 'Oglas nije sačuvan.', tone: 'error' });
  });

  it.each(['', 'null', '7', '{"text":7}', '{"text":""}', '{'])('shows nothing where %j was written', (text) => {
    texts.set('toast', text);
    showFlashToast();
    expect(showToast).not.toHaveBeenCalled();
  });

  it('breaks nothing where the storage is forbidden', () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    flashToast({ text: 'Oglas je sačuvan.' });
    showFlashToast();
    expect(showToast).not.toHaveBeenCalled();
  });
});
