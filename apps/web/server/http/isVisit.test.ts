import { expect, it } from 'vitest';
import { isVisit } from './isVisit.ts';

it.each([
  ['a browser that does not say', 'GET', {}, true],
  ['an address that is typed', 'GET', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }, true],
  ['a link in a mail', 'GET', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }, true],
  ['a form', 'POST', { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }, true],
  ['our own router', 'GET', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, true],
  ['a head alone', 'HEAD', {}, false],
  ['a page that is fetched ahead', 'GET', { 'sec-purpose': 'prefetch', 'sec-fetch-dest': 'document' }, false],
  ['a page that is made ahead', 'GET', { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-dest': 'document' }, false],
  ['an older way to fetch ahead', 'GET', { purpose: 'prefetch' }, false],
  ['Firefox, ahead', 'GET', { 'x-moz': 'prefetch' }, false],
  ['a picture of another site', 'GET', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }, false],
  ['a picture of our own', 'GET', { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'same-origin' }, false],
  ['a frame', 'GET', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }, false],
  ['a script of another site', 'GET', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, false],
] as const)('reads what a page shows, or not: %s', (_who, method, headers, visits) => {
  expect(isVisit({ method, headers })).toBe(visits);
});
