import { describe, expect, it } from 'vitest';
import { isFresh } from './isFresh.ts';

const modified = new Date('2026-11-21T22:27:20.640Z');
const sameSecond = 'Sat, 21 Nov 2026 22:27:20 GMT';
const dayBefore = 'Fri, 20 Nov 2026 22:27:20 GMT';

describe('a conditional request', () => {
  it.each([
    ['the same tag', '"a"', '"a"', true],
    ['another tag', '"b"', '"a"', false],
    ['a weak tag for a strong one', 'W/"a"', '"a"', true],
    ['a strong tag for a weak one', '"a"', 'W/"a"', true],
    ['one of a list', '"x", W/"a","z"', '"a"', true],
    ['a list with empty members', ', ,"a",', '"a"', true],
    ['a list without it', '"x", "z"', '"a"', false],
    ['several header lines', ['"x"', '"a"'], '"a"', true],
    ['any tag', '*', '"a"', true],
    ['any tag, where there is none', ' * ', null, true],
    ['a star among tags', '"x", *', '"a"', false],
    ['a tag with a comma in it', '"x,a"', '"a"', false],
    ['a tag that begins alike', '"ab"', '"a"', false],
    ['a tag without quotes', 'a', '"a"', false],
    ['a weak mark in lower case', 'w/"a"', '"a"', false],
    ['nothing', '', '"a"', false],
    ['a tag where there is none', '"a"', null, false],
  ])('that names %s in If-None-Match', (_what, given, etag, fresh) => {
    expect(isFresh({ method: 'GET', headers: { 'if-none-match': given } }, { etag })).toBe(fresh);
  });

  it.each([
    ['the second of the change', sameSecond, modified, true],
    ['a later time', 'Sun, 22 Nov 2026 00:00:00 GMT', modified, true],
    ['an earlier time', dayBefore, modified, false],
    ['no date', 'yesterday GMT', modified, false],
    ['a date in another form', '2026-11-22T00:00:00Z', modified, false],
    ['a time, of what has none', sameSecond, null, false],
  ])('that names %s in If-Modified-Since', (_what, given, lastModified, fresh) => {
    expect(isFresh({ method: 'GET', headers: { 'if-modified-since': given } }, { lastModified })).toBe(fresh);
  });

  it('with both headers is decided by If-None-Match alone', () => {
    const validators = { etag: '"a"', lastModified: modified };
    const decide = (tag: string, since: string) =>
      isFresh({ method: 'GET', headers: { 'if-none-match': tag, 'if-modified-since': since } }, validators);
    expect([decide('"b"', sameSecond), decide('"a"', dayBefore)]).toEqual([false, true]);
  });

  it('without either header gets the representation', () => {
    expect(isFresh({ method: 'GET', headers: {} }, { etag: '"a"', lastModified: modified })).toBe(false);
  });

  it.each([
    ['HEAD', true],
    ['POST', false],
    ['PUT', false],
    ['DELETE', false],
    [undefined, false],
  ])('by %s is fresh: %s', (method, fresh) => {
    expect(isFresh({ method, headers: { 'if-none-match': '"a"' } }, { etag: '"a"' })).toBe(fresh);
  });

  it('with a long list costs no more than its length', () => {
    const list = `${'"x", W/'.repeat(20_000)}"a"`;
    expect(isFresh({ method: 'GET', headers: { 'if-none-match': list } }, { etag: '"a"' })).toBe(true);
  });
});
