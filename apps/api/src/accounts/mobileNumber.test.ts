import { phoneCountries } from '@volan/domain-rules';
import { getCountryCallingCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, it } from 'vitest';
import { readMobileNumber } from './mobileNumber.ts';

describe('a mobile number [G14]', () => {
  it.each([
    ['064 123 4567', 'RS', '+381641234567'],
    ['064/123-4567', 'RS', '+381641234567'],
    ['64 1234567', 'RS', '+381641234567'],
    ['+381 64 1234567', 'DE', '+381641234567'],
    ['00381641234567', 'RS', '+381641234567'],
    ['0601234567', 'RS', '+381601234567'],
    ['0677123456', 'RS', '+381677123456'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['061 123 456', 'BA', '+38761123456'],
    ['+36 20 123 4567', 'RS', '+36201234567'],
  ] as const)('%s of %s is %s', (text, country, number) => {
    expect(readMobileNumber(text, country)).toEqual({ number });
  });

  it.each([
    ['011 3334444', 'RS', 'phone-not-mobile'],
    ['030 12345678', 'DE', 'phone-not-mobile'],
    ['064 12', 'RS', 'phone'],
    ['telefon', 'RS', 'phone'],
    ['', 'RS', 'phone'],
    ['+381 64 123456789012', 'RS', 'phone'],
    ['+1 212 555 0123', 'RS', 'phone-country'],
    ['+44 7400 123456', 'RS', 'phone-country'],
    ['0900 123456', 'RS', 'phone-not-mobile'],
  ] as const)('%s of %s is refused: %s', (text, country, problem) => {
    expect(readMobileNumber(text, country)).toEqual({ problem });
  });

  it.each(phoneCountries)('of $country begins with $prefix', ({ country, prefix }) => {
    expect(`+${getCountryCallingCode(country, metadata)}`).toBe(prefix);
  });
});
