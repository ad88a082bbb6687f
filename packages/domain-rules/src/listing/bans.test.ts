import { describe, expect, it } from 'vitest';
import { bannedEmailOf, bannedWordOf, bansOfEmail, wordsForBans } from './bans.ts';

describe('what is banned [P58]', () => {
  it.each([
    ['  Uplata UNAPRED! ', 'uplata unapred'],
    ['Šasija', 'sasija'],
    ['ab', null],
    ['...', null],
    ['.*', null],
    ['(a+)+$', null],
  ])('by words %s is %s: never a pattern', (text, word) => expect(bannedWordOf(text)).toBe(word));

  it.each([
    ['Prevara@Primer.RS', 'prevara@primer.rs'],
    ['@primer.rs', '@primer.rs'],
    ['primer.rs', '@primer.rs'],
    ['rs', null],
    ['@rs', null],
    ['a b@primer.rs', null],
    ['.*@.*', null],
  ])('by address %s is %s: never a whole country', (text, email) => expect(bannedEmailOf(text)).toBe(email));

  it('hits an address by itself and by its domain alone', () => {
    expect(bansOfEmail('ana@mail.primer.rs')).toEqual(['ana@mail.primer.rs', '@mail.primer.rs']);
  });

  it('is found between words only', () => {
    expect(wordsForBans('Nova, UPLATA-unapred.')).toBe(' nova uplata unapred ');
  });

  it.each(['b\u200Bitcoin', 'bit\u00ADcoin', 'ｂｉｔｃｏｉｎ'])('is read as people read it: %j', (word) => {
    expect(wordsForBans(`Plaćanje ${word}!`)).toBe(' placanje bitcoin ');
  });
});
