import { brands } from '@volan/domain-rules';
import * as english from '@volan/i18n/en';
import { describe, expect, it } from 'vitest';
import { texts } from '../texts/texts.ts';
import { countText } from './countText.ts';
import { documentTitle } from './documentTitle.ts';
import { partOf } from './navigation.ts';

const site = { brand: brands.gearlane, texts: texts.en, words: english };

describe('a page of the administration', () => {
  it('names itself, the administration and the brand in the title of its document', () => {
    expect(documentTitle(site, 'Payments')).toBe('Payments · Administration · Gearlane');
    expect(documentTitle(site)).toBe('Administration · Gearlane');
  });

  it('reads a dash while nobody knows how many there are, and zero where there are none', () => {
    expect([countText(site, undefined), countText(site, 0), countText(site, 1204)]).toEqual(['–', '0', '1,204']);
  });

  it('belongs to a part of the menu, an unknown address to none', () => {
    expect(['/', '/payments/statements', '/paymentsx', '/nothing'].map((path) => partOf(path)?.label)).toEqual([
      'dashboard',
      'payments',
      undefined,
      undefined,
    ]);
  });
});
