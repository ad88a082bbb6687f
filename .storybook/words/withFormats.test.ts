import { expect, it } from 'vitest';
import { formats } from '../../packages/ui/src/samples/formats.ts';
import { withFormats } from './withFormats.ts';

const none = new Map<string, string>();

it('figures and plurals of samples are written as each language writes them', () => {
  const [price, ads] = [formats.price(17_990), formats.count('ads-count', 12_846)];
  expect(withFormats(none, 'en').get(price)).toBe('€17,990');
  expect(withFormats(none, 'de').get(ads)).toBe('12.846 Anzeigen');
  expect(withFormats(none, 'pseudo').get(ads)).toBe('12,846 ååďš');
  expect(withFormats(none, 'en').get(formats.joined(' · ', price, ads))).toBe('€17,990 · 12,846 ads');
});

it('words of a table come first, and any other text is unknown', () => {
  expect(withFormats(new Map([['Cena', 'Price']]), 'en').get('Cena')).toBe('Price');
  expect(withFormats(none, 'en').get('Cena')).toBeUndefined();
});
