import { describe, expect, it } from 'vitest';
import { createTranslator } from '../createTranslator.ts';
import { formatsOf } from '../formats/formatsOf.ts';
import { productName } from '../productName.ts';
import { productWords } from './productWords.ts';

describe.each(['en', 'rs'] as const)('the words of the product in the administration, in %s', (language) => {
  const words = productWords[language];
  const t = createTranslator(language);

  it('are those of the product', () => {
    expect(words.t('product.credits', { count: 3 })).toBe(t('product.credits', { count: 3 }));
    expect(words.find('failures.not-found')).toBe(t('failures.not-found'));
  });

  it.each(['credits-50', 'images-20', 'plan-showroom', 'gone'])('name the product %s as the product does', (id) => {
    expect(words.productName(id)).toBe(productName(id, { t }));
  });

  it('give nothing for a key that does not exist, or whose message needs values', () => {
    expect(['failures.newer', 'constructor', 'product.credits'].map(words.find)).toEqual(Array(3).fill(undefined));
  });

  it.each(['2026-11-25T09:59:40Z', '2026-11-25T09:50:00Z', '2026-11-24T10:00:00Z', '2026-11-22T10:00:00Z'])(
    'format the moment %s as the product does',
    (moment) => {
      const now = Date.UTC(2026, 10, 25, 10);
      expect(words.formats.relativeTime(moment, now)).toBe(formatsOf(language).relativeTime(moment, now));
    },
  );
});
