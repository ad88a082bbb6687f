import type { CountryListOptions } from '../CountryPicker/CountryList.tsx';
import { formats } from './formats.ts';

const names = [
  ['rs', 'Srbija', 'Serbia', formats.number(48_212)],
  ['ba', 'Bosna i Hercegovina', 'Bosnia and Herzegovina', formats.number(12_940)],
  ['hr', 'Hrvatska', 'Croatia', formats.number(9318)],
  ['me', 'Crna Gora', 'Montenegro', formats.number(3120)],
  ['mk', 'Severna Makedonija', 'North Macedonia', formats.number(5204)],
  ['bg', 'Bugarska', 'Bulgaria', formats.number(18_760)],
  ['hu', 'Mađarska', 'Hungary', formats.number(15_031)],
  ['ro', 'Rumunija', 'Romania', formats.number(20_477)],
  ['de', 'Nemačka', 'Germany', formats.number(31_985)],
] as const;

export const countryList: CountryListOptions = {
  id: 'country',
  countries: names.map(([code, name, english, count]) => ({
    code,
    name,
    otherNames: [english],
    count,
    href: `#${code}`,
    current: code === 'rs',
  })),
  all: { label: 'Sve države', href: '#all-countries', count: formats.number(165_047), current: false },
  labels: {
    search: 'Pronađi državu',
    noneFound: 'Nema takve države',
    noneFoundText: 'Proverite kako je upisan naziv.',
  },
};

const regionNames = [
  ['beograd', 'Beograd', '938'],
  ['juzna-backa', 'Južnobački okrug', '366'],
  ['srem', 'Sremski okrug', '159'],
  ['sumadija', 'Šumadijski okrug', '80'],
  ['nisava', 'Nišavski okrug', '121'],
] as const;

/** Regions of one country. */
export const regionList: CountryListOptions = {
  id: 'region',
  countries: regionNames.map(([code, name, count]) => ({
    code,
    name,
    count,
    href: `#${code}`,
    current: code === 'juzna-backa',
  })),
  all: { label: 'Cela Srbija', href: '#all-regions', count: formats.number(2310), current: false, flag: 'rs' },
  flags: false,
  labels: {
    search: 'Pronađi region',
    noneFound: 'Nema takvog regiona',
    noneFoundText: 'Proverite kako je upisan naziv.',
  },
};
