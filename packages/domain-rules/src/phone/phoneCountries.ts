/**
 * Countries we sell in, whose mobile numbers can be verified by SMS, with their prefix. A short list on purpose:
 * messages to far countries cost a lot, and are asked for by nobody but thieves. [G14]
 */
export const phoneCountries = [
  { country: 'RS', prefix: '+381' },
  { country: 'BA', prefix: '+387' },
  { country: 'ME', prefix: '+382' },
  { country: 'MK', prefix: '+389' },
  { country: 'HR', prefix: '+385' },
  { country: 'SI', prefix: '+386' },
  { country: 'HU', prefix: '+36' },
  { country: 'RO', prefix: '+40' },
  { country: 'BG', prefix: '+359' },
  { country: 'AT', prefix: '+43' },
  { country: 'DE', prefix: '+49' },
  { country: 'CH', prefix: '+41' },
  { country: 'AL', prefix: '+355' },
  { country: 'GR', prefix: '+30' },
  { country: 'XK', prefix: '+383' },
] as const;

/** ISO code of a country of {@link phoneCountries}. */
export type PhoneCountryCode = (typeof phoneCountries)[number]['country'];

/** The codes of {@link phoneCountries}. */
export const phoneCountryCodes = phoneCountries.map(({ country }) => country);

/** Whether numbers of a country can be verified. */
export const isPhoneCountry = (code: string | null | undefined): code is PhoneCountryCode =>
  phoneCountries.some(({ country }) => country === code);
