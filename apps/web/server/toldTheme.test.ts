import { describe, expect, it } from 'vitest';
import { toldTheme } from './toldTheme.ts';

/** A cookie as the pages write it. */
const cookie = (value: string) => `theme=${encodeURIComponent(JSON.stringify({ value, exp: 9e12 }))}`;

describe('what the server tells a page of its theme [F05]', () => {
  it.each([
    [undefined, 'system'],
    ['', 'system'],
    [cookie('dark'), 'dark'],
    [`uiLangSelected=1; ${cookie('light')}; consent=2`, 'light'],
    [cookie('system'), 'system'],
    [cookie('dark, x; y'), 'system'],
    [`other${cookie('dark')}`, 'system'],
    ['theme=dark', 'system'],
  ])('%s: %s', (given, told) => {
    expect(toldTheme(given)).toEqual({ 'server-timing': `theme;desc=${told}` });
  });
});
