import { describe, expect, it } from 'vitest';
import { isDarkHour, shownTheme } from './themeStore.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

describe('the theme that shows', () => {
  it('is dark from 19:00 to 05:59 where the system cannot say [F06, T06]', () => {
    expect(hours.filter(isDarkHour)).toEqual([0, 1, 2, 3, 4, 5, 19, 20, 21, 22, 23]);
    expect(
      hours.map((hour) => shownTheme('system', () => false, hour)).filter((theme) => theme === 'dark'),
    ).toHaveLength(11);
  });

  it('follows the system at any hour if the system has a theme [F06]', () => {
    const prefers = (scheme: string) => (query: string) => query.includes(scheme);
    expect(shownTheme('system', prefers('light'), 23)).toBe('light');
    expect(shownTheme('system', prefers('dark'), 12)).toBe('dark');
  });

  it('is what the visitor chose before all [F05]', () => {
    expect(shownTheme('light', () => true, 23)).toBe('light');
    expect(shownTheme('dark', () => false, 12)).toBe('dark');
  });
});
