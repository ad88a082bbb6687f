import { describe, expect, it } from 'vitest';
import { cartCount, maxItems } from './Cart.ts';
import { addToCart, removeFromCart, setQuantity } from './changeCart.ts';
import { creditItems } from './creditItems.ts';
import { priceList } from '../pricing/priceList.ts';
import { readCartText, writeCartText } from './cartText.ts';
import { priceCart } from './priceCart.ts';
import { readCart } from './readCart.ts';

const one = { product: 'credits-50', quantity: 1 };

describe('a cart that was kept [E12]', () => {
  it('is keyed by item id, and its falsy entries are dropped', () => {
    expect(readCart({ 'credits-50': one, 'plan-lot': null, 'credits-10': 0, 'credits-100': '' })).toEqual({
      'credits-50': one,
    });
  });

  it.each([
    ['a mark alone', true, 1],
    ['a bare quantity', 3, 3],
    ['a quantity as text', { quantity: '4' }, 4],
    ['no quantity', { product: 'credits-50' }, 1],
    ['a quantity below one', { product: 'credits-50', quantity: -2 }, 1],
    ['a quantity beyond all limits', { product: 'credits-50', quantity: 1e9 }, 99],
    ['a quantity that is no number', { product: 'credits-50', quantity: Number.NaN }, 1],
    ['a broken quantity', { product: 'credits-50', quantity: 2.7 }, 2],
    ['a price that somebody wrote', { product: 'credits-50', quantity: 1, price: 1 }, 1],
  ])('is read tolerantly: %s [T42]', (_, kept, quantity) => {
    expect(readCart({ 'credits-50': kept })).toEqual({ 'credits-50': { product: 'credits-50', quantity } });
  });

  it.each([
    ['nothing', null],
    ['a list', [one]],
    ['a text', 'credits-50'],
    ['an id that no product has', { '<b>': one, __proto__: one, 'a b': one }],
    ['a product that no list has', { 'credits-50': { product: 7 } }],
  ])('is empty if the storage has %s [T42]', (_, kept) => {
    expect(readCart(kept)).toEqual({});
  });

  it('never grows beyond its limit', () => {
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`credits-${index}`, true]));
    expect(cartCount(readCart(many))).toBe(maxItems);
    expect(cartCount(addToCart(readCart(many), 'plan-lot'))).toBe(maxItems);
  });
});

describe('a cart for ads [M40]', () => {
  const both = addToCart(addToCart({}, 'boost-xl', 1, 7), 'boost-xl', 1, 8);

  it('holds the same promotion for two ads, each once', () => {
    expect(addToCart(both, 'boost-xl', 1, 8)).toEqual({
      'boost-xl-ad-7': { product: 'boost-xl', quantity: 1, ad: 7 },
      'boost-xl-ad-8': { product: 'boost-xl', quantity: 1, ad: 8 },
    });
    expect(readCart(both)).toEqual(both);
  });

  it('goes into an address and comes back; unreadable entries are left out', () => {
    const text = writeCartText([...Object.values(both), { product: 'credits-10', quantity: 2 }]);
    expect(text).toBe('boost-xl@7*1,boost-xl@8*1,credits-10*2');
    expect(readCartText(`${text},<b>*1,boost-top@0*1,boost-top@99999999999,boost-top@4000000000`)).toEqual({
      ...both,
      'credits-10': { product: 'credits-10', quantity: 2 },
    });
  });
});

describe('a cart that changes [B02]', () => {
  it('holds an added product once, and counts it', () => {
    const cart = addToCart(addToCart({}, 'credits-50'), 'credits-50');
    expect(cart).toEqual({ 'credits-50': { product: 'credits-50', quantity: 2 } });
    expect(cartCount(cart)).toBe(1);
  });

  it('never takes more than is sold at once', () => {
    expect(addToCart(addToCart({}, 'plan-lot', 1), 'plan-lot', 1)['plan-lot']?.quantity).toBe(1);
    expect(setQuantity({ 'credits-50': one }, 'credits-50', 100)['credits-50']?.quantity).toBe(99);
    expect(setQuantity({ 'credits-50': one }, 'credits-50', 0)['credits-50']?.quantity).toBe(1);
  });

  it('knows no quantity of an item that it does not hold', () => {
    expect(setQuantity({}, 'credits-50', 3)).toEqual({});
  });

  it('loses what is removed and keeps the order of the rest', () => {
    const cart = ['credits-10', 'credits-50', 'plan-lot'].reduce((held, product) => addToCart(held, product), {});
    expect(Object.keys(removeFromCart(cart, 'credits-50'))).toEqual(['credits-10', 'plan-lot']);
  });
});

describe('what a cart costs [B02]', () => {
  const images = { product: 'images-20', quantity: 1, ad: 5 };
  const cart = readCart({ 'credits-50': 2, 'images-20-ad-5': images, 'plan-old': 1, 'plan-lot': 7 });

  it('is the sum of the price list, in whole minor units, and never a price that was kept [L01]', () => {
    const { lines, full, discount, total } = priceCart(cart, priceList('RSD'));
    expect(lines.map(({ id, price }) => [id, price])).toEqual([
      ['credits-50', 10_000_00],
      ['images-20-ad-5', 320_00],
      ['plan-old', 0],
      ['plan-lot', 4900_00],
    ]);
    expect([full, discount, total]).toEqual([15_300_00, 80_00, 15_220_00]);
    expect(priceCart(cart, priceList('EUR')).total).toBe(152_20);
  });

  it('names what is no longer sold, and counts no more than are sold at once', () => {
    const { lines, isSold } = priceCart(cart, priceList('RSD'));
    expect(isSold).toBe(false);
    expect(lines.find(({ product }) => product === null)?.productId).toBe('plan-old');
    expect(lines.find(({ id }) => id === 'plan-lot')?.quantity).toBe(1);
  });

  it('tells what credits can pay of it [L17]', () => {
    expect(priceCart(cart, priceList('RSD')).payable).toEqual({
      count: 1,
      price: 320_00,
      discount: 80_00,
      credits: 3,
    });
  });

  it('sells nothing for an ad that names none, and nothing of an account for one [M40]', () => {
    const odd = readCart({ 'boost-xl': 1, 'credits-50': { product: 'credits-50', quantity: 1, ad: 5 } });
    expect(priceCart(odd, priceList('RSD'))).toMatchObject({ total: 0, isSold: false });
  });

  it('of nothing is nothing', () => {
    expect(priceCart({}, priceList('RSD'))).toMatchObject({ lines: [], total: 0, isSold: true });
  });
});

describe('credits that are missing [J32]', () => {
  it.each([
    [1, [['credits-10', 1]], 10],
    [10, [['credits-10', 1]], 10],
    [11, [['credits-10', 2]], 20],
    [
      64,
      [
        ['credits-50', 1],
        ['credits-10', 2],
      ],
      70,
    ],
    [
      160,
      [
        ['credits-100', 1],
        ['credits-50', 1],
        ['credits-10', 1],
      ],
      160,
    ],
  ])('%i are covered by packages, hardly more', (missing, wanted, credits) => {
    const bought = creditItems(missing);
    expect([bought.items.map(({ product, quantity }) => [product, quantity]), bought.credits]).toEqual([
      wanted,
      credits,
    ]);
  });
});
