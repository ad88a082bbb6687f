import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance.ts';
import { expandQuery, type Vocabulary } from './expandQuery.ts';
import { fold } from './fold.ts';
import { defaultSynonyms } from './synonyms.ts';
import { tokens } from './tokens.ts';
import { typoLimit } from './typoLimit.ts';

const words =
  'skoda octavia volkswagen golf 7 peugeot renault passat variant land rover mercedes benz 320d 330d cacak diesel'.split(
    ' ',
  );

/** The words of a small marketplace, searched the slow and certain way. */
const vocabulary: Vocabulary = {
  has: (token) => words.includes(token),
  near: (token, distance) => words.filter((word) => editDistance(token, word, distance) <= distance),
  withPrefix: (token) => words.filter((word) => word.startsWith(token)),
};

/** Whether an ad with these words answers the text. */
const finds = (text: string, ad: string) => {
  const held = tokens(ad);
  return expandQuery(text, vocabulary, defaultSynonyms).every((group) => group.some((word) => held.includes(word)));
};

describe('folding [N01]', () => {
  it.each([
    ['Čačak', 'cacak'],
    ['Cacak', 'cacak'],
    ['Чачак', 'cacak'],
    ['ЂОРЂЕ', 'djordje'],
    ['Đorđe', 'djordje'],
    ['Ljubić Љубић', 'ljubic ljubic'],
    ['Škoda Шкода', 'skoda skoda'],
    ['Größe Ősz ț', 'grosse osz t'],
    ['Џип', 'dzip'],
    ['Пежо', 'pezo'],
    ['奥迪', '奥迪'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing that is folded already', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('gives each word of a text once', () => {
    expect(tokens('Golf 7, golf; 2.0 TDI!')).toEqual(['golf', '7', '2', '0', 'tdi']);
    expect(tokens(' ,. ')).toEqual([]);
  });
});

describe('typing errors', () => {
  it.each([
    ['golf', 'golf', 0],
    ['glof', 'golf', 1],
    ['shkoda', 'skoda', 1],
    ['oktavia', 'octavia', 1],
    ['golf', 'gulf', 1],
    ['golf', 'gulag', 3],
    ['', 'ab', 2],
    ['ca', 'abc', 3],
  ])('%s and %s differ by %i', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  it('stop counting beyond the limit', () => {
    expect(editDistance('volkswagen', 'skoda', 1)).toBe(2);
  });

  it('are tolerated from four letters on, never in numbers', () => {
    expect(['bmw', 'golf', '320d', 'x5', 'passat'].map(typoLimit)).toEqual([0, 1, 0, 0, 1]);
  });
});

describe('a search for words [N01]', () => {
  it.each([
    ['shkoda oktavia', 'Škoda Octavia Combi'],
    ['шкода октавија', 'Škoda Octavia'],
    ['pežo', 'Peugeot 308'],
    ['reno', 'Renault Clio'],
    ['folcvagen pasat', 'Volkswagen Passat Variant'],
    ['vw golf7', 'Volkswagen Golf 7'],
    ['mb', 'Mercedes-Benz C 220'],
    ['landrover', 'Land Rover Discovery'],
    ['octa', 'Škoda Octavia'],
    ['dizel Чачак', 'Diesel, Čačak'],
    ['', 'Golf'],
  ])('%s finds %s', (text, ad) => {
    expect(finds(text, ad)).toBe(true);
  });

  it.each([
    ['skoda golf', 'Škoda Octavia'],
    ['320d', 'BMW 330d'],
    ['landrover', 'Range Rover'],
    ['yyyyyy', 'Golf'],
  ])('%s does not find %s', (text, ad) => {
    expect(finds(text, ad)).toBe(false);
  });

  it('takes a word that occurs in ads as it is', () => {
    expect(expandQuery('golf', vocabulary, defaultSynonyms)).toEqual([['golf']]);
  });
});

describe('the synonyms', () => {
  it('are folded single words, none of them its own meaning', () => {
    for (const { from, to } of defaultSynonyms) {
      expect(tokens(from)).toEqual([from]);
      expect(fold(to)).toBe(to);
      expect(to).not.toBe(from);
    }
  });
});
