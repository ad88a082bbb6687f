import { describe, expect, it } from 'vitest';
import { readServiceForm, serviceFormErrors } from './readServiceForm.ts';

const line = { 'price-0-kind': '2', 'price-0-title': 'Zamena guma', 'price-0-price': '', 'price-0-minutes': '' };
const read = (fields: Record<string, string>, language: 'rs' | 'en' = 'rs') =>
  readServiceForm(new URLSearchParams(fields), language);

describe('the form of a car service [B20, B21]', () => {
  it('reads prices as people write them, and leaves out rows without a word', () => {
    const { input, errors, priceRows } = read({
      ...line,
      'price-0-price': '1.800',
      'price-1-kind': '1',
      'price-3-kind': '1',
      'price-3-title': 'Mali servis',
      'price-3-minutes': '60',
    });
    expect(errors).toEqual({});
    expect(input.prices).toEqual([
      { kind_id: 2, title: 'Zamena guma', price: 1800, minutes: null },
      { kind_id: 1, title: 'Mali servis', price: null, minutes: 60 },
    ]);
    expect(serviceFormErrors({ 'prices.1.kind_id': ['value'], brand_ids: ['value'] }, priceRows)).toEqual({
      'price-3-kind': ['value'],
      brands: ['value'],
    });
  });

  it('reads languages and makes from their boxes', () => {
    const { input } = read({
      ...line,
      'language-en': 'on',
      'language-rs': 'on',
      'language-xx': 'on',
      'brand-12': 'on',
    });
    expect([input.languages, input.brand_ids]).toEqual([['rs', 'en'], [12]]);
  });

  it('names every wrong field at once', () => {
    const { errors } = read({
      'price-0-kind': '2',
      'price-0-price': '18,50',
      'price-1-kind': '2',
      'price-1-title': 'x',
      'price-1-minutes': '0',
      description: 'a'.repeat(2001),
    });
    expect(errors).toEqual({
      'price-0-title': ['required'],
      'price-0-price': ['whole'],
      'price-1-title': ['min'],
      'price-1-minutes': ['min'],
      description: ['max'],
    });
    expect(read({}).errors).toEqual({ 'price-0-title': ['required'] });
  });
});
