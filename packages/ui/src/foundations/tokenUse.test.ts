import { themes } from '@volan/tokens';
import { expect, it } from 'vitest';
import { colourTokens } from './colourTokens.ts';
import { tokenUse } from './tokenUse.ts';

it('says of every colour role what it is for', () => {
  expect(colourTokens(themes['volan.light']).filter((name) => tokenUse(name) === '')).toEqual([]);
});
