import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

describe('the pages of a pager', () => {
  it('are all shown while there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('begin with the first two and end with the last', () => {
    expect(pageNumbers(1, 536)).toEqual([1, 2, 'gap', 536]);
  });

  it('hold the current one and its neighbours', () => {
    expect(pageNumbers(40, 536)).toEqual([1, 2, 'gap', 39, 40, 41, 'gap', 536]);
    expect(pageNumbers(536, 536)).toEqual([1, 2, 'gap', 535, 536]);
  });

  it('show a page rather than a gap of one', () => {
    expect(pageNumbers(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 'gap', 9]);
    expect(pageNumbers(6, 8)).toEqual([1, 2, 'gap', 5, 6, 7, 8]);
  });

  it('stay in order when the address asks for a page beyond the end', () => {
    expect(pageNumbers(99, 3)).toEqual([1, 2, 3]);
  });
});
