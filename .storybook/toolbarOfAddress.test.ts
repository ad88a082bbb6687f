import { expect, it } from 'vitest';
import { toolbarOfAddress } from './toolbarOfAddress.ts';

it.each([
  ['?path=/docs/a--docs&globals=brand:gearlane;theme:dark', { brand: 'gearlane', theme: 'dark' }],
  ['?globals=language:de', { brand: 'volan', theme: 'light' }],
  ['', { brand: 'volan', theme: 'light' }],
])('reads the toolbar from the address %s', (search, toolbar) => {
  expect(toolbarOfAddress(search)).toEqual(toolbar);
});
