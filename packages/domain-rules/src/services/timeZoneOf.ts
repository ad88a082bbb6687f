/** Time zones of the countries that we serve, each of which has one. Source: IANA time zone database, `zone1970.tab`. */
const zones: Readonly<Record<string, string>> = {
  AL: 'Europe/Tirane',
  AT: 'Europe/Vienna',
  BA: 'Europe/Belgrade',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  GR: 'Europe/Athens',
  HR: 'Europe/Belgrade',
  HU: 'Europe/Budapest',
  ME: 'Europe/Belgrade',
  MK: 'Europe/Belgrade',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  SI: 'Europe/Belgrade',
  XK: 'Europe/Belgrade',
};

/** The time zone of a business by the code of its country. A country that we do not serve has that of Serbia. */
export const timeZoneOf = (country: string): string => zones[country] ?? 'Europe/Belgrade';
