import { describe, expect, it } from 'vitest';
import { isSerbianTaxNumber } from './taxNumber.ts';

describe('a Serbian tax number [M12]', () => {
  it.each(['100001159', '101134702', '100002887'])('%s is one', (text) => {
    expect(isSerbianTaxNumber(text)).toBe(true);
  });

  it.each(['100001158', '1000011599', '10000115', '000001159', '10000115a', ''])('%s is none', (text) => {
    expect(isSerbianTaxNumber(text)).toBe(false);
  });
});
