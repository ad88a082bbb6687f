import { describe, expect, it } from 'vitest';
import { companyNumberErrors, isSerbianTaxNumber } from './taxNumber.ts';

describe('a Serbian tax number [M12]', () => {
  it.each(['100001159', '101134702', '100002887'])('%s is one', (text) => {
    expect(isSerbianTaxNumber(text)).toBe(true);
  });

  it.each(['100001158', '1000011599', '10000115', '000001159', '10000115a', ''])('%s is none', (text) => {
    expect(isSerbianTaxNumber(text)).toBe(false);
  });
});

describe('the numbers of a company [M12]', () => {
  it.each([
    [688, { tax_id: '100 001 159', registry_number: '17 021 397' }, {}],
    [688, { tax_id: '100001158', registry_number: '1702139' }, { tax_id: ['tax-number'], registry_number: ['format'] }],
    [688, { registry_number: '' }, {}],
    [276, { tax_id: 'DE 1', registry_number: 'HRB 1' }, {}],
  ])('of country %i: %j have the errors %j', (country, numbers, errors) => {
    expect(companyNumberErrors(country, numbers)).toEqual(errors);
  });
});
