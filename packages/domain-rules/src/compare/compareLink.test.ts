import { describe, expect, it } from 'vitest';
import { longestNote, printCompareLink, readCompareLink } from './compareLink.ts';

const read = (query: string) => readCompareLink(new URLSearchParams(query));

describe('a shortlist in a link [N07]', () => {
  it('carries ads and remarks there and back', () => {
    const link = { ids: [3, 1, 2], notes: { 1: 'čist & jeftin = 100%', 3: '<b>"ovaj"</b>' } };
    expect(read(printCompareLink(link))).toEqual(link);
    expect(printCompareLink({ ids: [3, 1], notes: {} })).toBe('ads=3,1');
  });

  it('names each ad once and at most ten', () => {
    expect(read('ads=1,1,2')?.ids).toEqual([1, 2]);
    expect(read('ads=1&ads=2')?.ids).toEqual([1, 2]);
    expect(read(`ads=${Array.from({ length: 30 }, (_, index) => index + 1).join(',')}`)?.ids).toHaveLength(10);
  });

  it.each(['', 'ads=', 'ads=golf', 'ads=0', 'ads=-1', 'ads=1.5', 'ads=99999999999', 'ads=2147483648'])(
    'is none: %s',
    (query) => {
      expect(read(query)).toBeNull();
    },
  );

  it('cuts a remark to one line of bounded length, and leaves out one of another ad', () => {
    expect(read(`ads=1&note=${encodeURIComponent(`1:${'ž'.repeat(500)}`)}`)?.notes[1]).toHaveLength(longestNote);
    expect(read(`ads=1&note=${encodeURIComponent('1: a\n\u202e\u0000b ')}&note=2:x&note=y`)?.notes).toEqual({
      1: 'a b',
    });
  });
});
