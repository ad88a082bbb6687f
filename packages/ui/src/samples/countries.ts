import type { CountryListProps } from '../CountryPicker/CountryList.tsx';

const names = [
  ['rs', 'Srbija', 'Serbia', '48.212'],
  ['ba', 'Bosna i Hercegovina', 'Bosnia and Herzegovina', '12.940'],
  ['hr', 'Hrvatska', 'Croatia', '9.318'],
  ['me', 'Crna Gora', 'Montenegro', '3.120'],
  ['mk', 'Severna Makedonija', 'North Macedonia', '5.204'],
  ['bg', 'Bugarska', 'Bulgaria', '18.760'],
  ['hu', 'Mađarska', 'Hungary', '15.031'],
  ['ro', 'Rumunija', 'Romania', '20.477'],
  ['de', 'Nemačka', 'Germany', '31.985'],
] as const;

export const countryList: CountryListProps = {
  id: 'country',
  countries: names.map(([code, name, english, count]) => ({
    code,
    name,
    otherNames: [english],
    count,
    href: `#${code}`,
    current: code === 'rs',
  })),
  all: { label: 'Sve države', href: '#all-countries', count: '165.047', current: false },
  words: {
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
export const regionList: CountryListProps = {
  id: 'region',
  countries: regionNames.map(([code, name, count]) => ({
    code,
    name,
    count,
    href: `#${code}`,
    current: code === 'juzna-backa',
  })),
  all: { label: 'Cela Srbija', href: '#all-regions', count: '2.310', current: false, flag: 'rs' },
  flags: false,
  words: {
    search: 'Pronađi region',
    noneFound: 'Nema takvog regiona',
    noneFoundText: 'Proverite kako je upisan naziv.',
  },
};
