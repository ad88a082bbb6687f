import { describe, expect, it } from 'vitest';
import { historyMoment, recentDay } from './historyMoment.ts';

const zone = 'Europe/Belgrade';
const at = (text: string) => Date.parse(text);

describe('the moment of a visit [E10]', () => {
  it('is shown in the words of the page and the time zone of the brand', () => {
    expect(historyMoment(at('2026-11-21T09:42:00Z'), 'en-GB', zone)).toEqual({ date: '21 Nov 2026', time: '10:42' });
    expect(historyMoment(at('2026-11-21T09:42:00Z'), 'de', zone)).toEqual({ date: '21.11.2026', time: '10:42' });
  });

  it.each([
    ['2026-11-21T00:10:00Z', 'today'],
    ['2026-11-20T22:59:00Z', 'yesterday'],
    ['2026-11-20T23:01:00Z', 'today'],
    ['2026-11-19T23:30:00Z', 'yesterday'],
    ['2026-11-19T22:30:00Z', null],
  ])('%s is %s by the calendar of the brand', (visit, day) => {
    expect(recentDay(at(visit), at('2026-11-21T10:00:00Z'), zone)).toBe(day);
  });
});
