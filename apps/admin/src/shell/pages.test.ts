import { brands } from '@volan/domain-rules';
import { adminTexts, productWords } from '@volan/i18n/admin';
import { describe, expect, it } from 'vitest';
import { countedText, countText } from './countText.ts';
import { documentTitle } from './documentTitle.ts';
import { partOf } from './navigation.ts';

const site = { brand: brands.gearlane, texts: adminTexts.en, words: productWords.en };

describe('a page of the administration', () => {
  it('names itself, the administration and the brand in the title of its document', () => {
    expect(documentTitle(site, 'Payments')).toBe('Payments · Administration · Gearlane');
    expect(documentTitle(site)).toBe('Administration · Gearlane');
  });

  it('shows a dash while the number is unknown, and zero for none', () => {
    expect([countText(site, undefined), countText(site, 0), countText(site, 1204)]).toEqual(['–', '0', '1,204']);
  });

  it('counts in the plural of its language', () => {
    const { en, rs } = adminTexts;
    const counted = (count: number | undefined) => [en, rs].map(({ blogCount }) => countedText(count, blogCount));
    expect(counted(undefined)).toEqual(['–', '–']);
    expect(counted(1)).toEqual(['1 article', '1 članak']);
    expect(counted(3)).toEqual(['3 articles', '3 članka']);
    expect(counted(1205)).toEqual(['1,205 articles', '1.205 članaka']);
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
