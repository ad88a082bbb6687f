import { describe, expect, it, vi } from 'vitest';
import { historyTitle } from './historyTitle.ts';
import { goToViewed, openViewed } from './openViewed.ts';

const here = () => ({ origin: 'https://volan.example', href: 'https://volan.example/history', replace: vi.fn() });

describe('a click on a visited ad [C37, T33]', () => {
  it('takes the place of this page on the same origin', () => {
    const from = here();
    goToViewed('/auto-oglasi/7/golf', from);
    expect(from.replace).toHaveBeenCalledWith('https://volan.example/auto-oglasi/7/golf');
    expect(from.href).toBe('https://volan.example/history');
  });

  it('is a full load on another origin', () => {
    const from = here();
    goToViewed('https://de.volan.example/auto-oglasi/7/golf', from);
    expect(from.replace).not.toHaveBeenCalled();
    expect(from.href).toBe('https://de.volan.example/auto-oglasi/7/golf');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)('is the browser’s with %s', (key) => {
    const preventDefault = vi.fn();
    const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, [key]: true };
    openViewed({ currentTarget: {} as HTMLAnchorElement, button: 0, ...keys, preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  });
});

describe('the title of the history [C35]', () => {
  it.each([undefined, '', ' ', 'his-title'])('is Serbian where the translation is %j', (translated) => {
    expect(historyTitle(translated)).toBe('Istorija pregleda');
  });
  it('is the translation', () => {
    expect(historyTitle('Viewing history')).toBe('Viewing history');
  });
});
