import { describe, expect, it } from 'vitest';
import { splitPhone, type PhoneCountry } from './splitPhone.ts';

const countries: PhoneCountry[] = [
  { country: 'rs', label: 'Srbija', prefix: '+381' },
  { country: 'hu', label: 'Mađarska', prefix: '+36' },
  { country: 'us', label: 'SAD', prefix: '+1' },
  { country: 'ca', label: 'Kanada', prefix: '+1' },
  { country: 'do', label: 'Dominikanska Republika', prefix: '+1809' },
];

describe('taking a phone number apart', () => {
  it.each([
    ['+381 64 555 0101', 'rs', '64 555 0101'],
    ['00381645550101', 'rs', '645550101'],
    ['+381 (0)64 555-0101', 'rs', '64 555-0101'],
    ['+381064555', 'rs', '64555'],
    ['+36 30 123 4567', 'hu', '30 123 4567'],
    ['+1 809 555 0100', 'do', '555 0100'],
    ['+1 212 555 0100', 'ca', '212 555 0100'],
    ['+381', 'rs', ''],
  ])('%s is of %s with %s', (text, country, number) => {
    expect(splitPhone(text, countries, 'ca')).toEqual({ country, number });
  });

  it.each(['064 555 0101', '+999 1', ''])('leaves %s as it is', (text) => {
    expect(splitPhone(text, countries, 'rs')).toEqual({ country: undefined, number: text });
  });
});
