import { describe, expect, it } from 'vitest';
import { headState, toggleAll, toggleOne } from './selectedKeys.ts';

describe('the box in the head of a table', () => {
  it.each([
    [[], ['1', '2'], 'none'],
    [['1'], ['1', '2'], 'some'],
    [['2', '1'], ['1', '2'], 'all'],
    [['9'], ['1', '2'], 'none'],
    [[], [], 'none'],
  ])('for %o of the page %o shows %s', (selected, page, state) => {
    expect(headState(selected, page)).toBe(state);
  });

  it('chooses the whole page where some of it was chosen, and keeps what other pages chose', () => {
    expect(toggleAll(['9', '1'], ['1', '2'])).toEqual(['9', '1', '2']);
  });

  it('gives up only this page where all of it was chosen', () => {
    expect(toggleAll(['9', '1', '2'], ['1', '2'])).toEqual(['9']);
  });
});

describe('the box of a row', () => {
  it('adds the row', () => expect(toggleOne(['1'], '2')).toEqual(['1', '2']));
  it('takes the row away', () => expect(toggleOne(['1', '2'], '1')).toEqual(['2']));
});
