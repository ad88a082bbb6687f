import { describe, expect, it } from 'vitest';
import { languageValues } from '../languages/LanguageValue.ts';
import { brandIds, toBrandId } from './BrandId.ts';
import { brands, languagesOf } from './brands.ts';

describe('the brands', () => {
  it.each([
    ['volan', 'rs', 'RSD', ['en', 'de', 'ro', 'ru', 'hu', 'bg', 'mk', 'zh']],
    ['gearlane', 'en', 'EUR', ['rs', 'de', 'ro', 'ru', 'hu', 'bg', 'mk', 'zh']],
  ] as const)(
    '%s speaks %s first and sells credits in %s [L01, L23, L39, T40]',
    (id, language, currency, alternates) => {
      expect(brands[id]).toMatchObject({ id, defaultLanguage: language, creditCurrency: currency, adCurrency: 'EUR' });
      expect(brands[id].alternateLanguages.slice(0, 8)).toEqual(alternates);
    },
  );

  it.each(brandIds)('%s offers each language once [E05, L23]', (id) => {
    expect([...languagesOf(brands[id])].sort()).toEqual([...languageValues].sort());
  });

  it('shows the country picker in the English brand only [A16, A17, T08]', () => {
    expect(brandIds.filter((id) => brands[id].features.countryPicker)).toEqual(['gearlane']);
  });

  it('opens the vehicles where no category is named [L22]', () => {
    expect(brandIds.every((id) => brands[id].defaultCategory === 'vehicles')).toBe(true);
  });

  it.each([
    ['gearlane', 'gearlane'],
    ['volan', 'volan'],
    ['Volan', 'volan'],
    ['toString', 'volan'],
    [undefined, 'volan'],
  ])('reads the brand %s as %s', (name, brand) => {
    expect(toBrandId(name)).toBe(brand);
  });
});
