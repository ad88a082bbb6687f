/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest';
import { translatableWords } from './missingWords.ts';
import { sameEverywhere } from './sameEverywhere.ts';

type Texts = Readonly<Record<string, string>>;

const tables = Object.entries(import.meta.glob<Texts>('./tables/??.ts', { eager: true, import: 'words' }));
const all = new Set(tables.flatMap(([, words]) => Object.keys(words)));

const shown = new Set(translatableWords(new Set()));

it('names that are written alike everywhere are used by a story', () => {
  expect([...sameEverywhere].filter((word) => !shown.has(word))).toEqual([]);
});

describe.for(tables)('the story words of %s', ([, words]) => {
  it('say everything that another language says', () => {
    expect([...all].filter((word) => !Object.hasOwn(words, word))).toEqual([]);
  });

  it('say nothing that no story shows', () => {
    expect(Object.keys(words).filter((word) => !shown.has(word))).toEqual([]);
  });

  it('are ready texts: nothing empty, no place to fill', () => {
    const unready = Object.entries(words).filter(([, text]) => text.trim() === '' || /[{}]/.test(text));
    expect(unready).toEqual([]);
  });
});
