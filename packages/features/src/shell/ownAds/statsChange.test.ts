import { expect, it } from 'vitest';
import { messagesOf } from '../../runtime/site/useMessages.ts';
import { siteOf } from '../../stories/storySite.ts';
import { statsChange } from './statsChange.ts';

const messages = messagesOf(siteOf('volan', 'rs'));

it.each([
  [122, 100, '+22\u00A0%, ranije 100', 'up'],
  [97, 100, '−3\u00A0%, ranije 100', 'down'],
  [4, 7, '−3, ranije 7', 'down'],
  [5, 5, 'bez promene', 'same'],
] as const)('says in Serbian how %i differs from %i before [C58]', (now, before, text, direction) => {
  expect(statsChange(now, before, messages)).toMatchObject({ text, direction });
});
