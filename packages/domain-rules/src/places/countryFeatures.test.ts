import { describe, expect, it } from 'vitest';
import { productKinds } from '../pricing/Product.ts';
import { isSoldDespite, withheldIn } from './countryFeatures.ts';

const sold = (payments: boolean, off: readonly string[]) =>
  productKinds.filter((kind) => isSoldDespite(kind, withheldIn({ payments, off })));

describe('what a country withholds [J68, P67]', () => {
  it.each([
    ['nothing', true, [], []],
    ['payments, and promotions with them', false, [], ['payments', 'boosts']],
    ['one feature', true, ['loyalty'], ['loyalty']],
    ['both, each once', false, ['boosts', 'image-packages'], ['payments', 'boosts', 'image-packages']],
    ['no feature that it does not know', true, ['flying'], []],
  ])('is %s', (_, payments, off, withheld) => expect(withheldIn({ payments, off })).toEqual(withheld));

  it.each([
    [true, [], ['credits', 'plan', 'boost', 'images', 'review']],
    [false, [], ['images', 'review']],
    [true, ['boosts'], ['credits', 'plan', 'images', 'review']],
    [true, ['image-packages'], ['credits', 'plan', 'boost', 'review']],
  ])('with payments %s and %j off sells %j', (payments, off, kinds) => expect(sold(payments, off)).toEqual(kinds));
});
