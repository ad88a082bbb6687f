import { describe, expect, it } from 'vitest';
import { matchesWords } from './matchesWords.ts';

describe('what a user types [C26, C31, C33]', () => {
  it.each([
    ['srb', ['Serbia', 'Srbija'], ['rs'], true],
    ['SRB', ['Srbija'], ['rs'], true],
    ['rs', ['Srbija'], ['rs'], true],
    ['', ['Srbija'], ['rs'], true],
    ['  srbija ', ['Srbija'], ['rs'], true],
    ['madarska', ['Mađarska'], ['hu'], false],
    ['madjarska', ['Mađarska'], ['hu'], true],
    ['mađ', ['Mađarska'], ['hu'], true],
    ['svedska', ['Švedska'], ['se'], true],
    ['hu', ['Magyar'], ['hu'], true],
    ['zzz', ['Srbija'], ['rs'], false],
    ['s', ['Nemačka'], ['rs'], false],
    ['срб', ['Србија'], ['rs'], true],
    ['塞', ['塞尔维亚'], ['rs'], true],
  ])('%s in %o, %o: %s', (query, names, codes, found) => {
    expect(matchesWords(query, names, codes)).toBe(found);
  });
});
