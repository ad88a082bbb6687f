import { describe, expect, it } from 'vitest';
import { openCountryTable } from './countryOfAddress.ts';

describe('the country of an address, from the offline table [J88]', async () => {
  const countryOf = await openCountryTable();

  it.each([
    ['147.91.1.1', 'RS'],
    ['141.2.22.74', 'DE'],
    ['2001:638::1', 'DE'],
  ])('%s is in %s', (address, country) => expect(countryOf(address)).toBe(country));

  it.each(['127.0.0.1', '10.0.0.1', '::1', 'not-an-address', '', '1.2.3.4, 5.6.7.8'])('"%s" is nowhere', (address) =>
    expect(countryOf(address)).toBeNull(),
  );
});
