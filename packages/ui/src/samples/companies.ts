import type { CompanyCardData } from '../CompanyCard/CompanyCard.tsx';
import { picture } from './ads.ts';

const company = (
  name: string,
  initials: string,
  place: string,
  count: string,
  names: string[],
  verified = false,
): CompanyCardData => ({
  href: `#${initials}`,
  name,
  initials,
  place,
  verified: verified ? 'Proveren prodavac' : undefined,
  ads: { count, label: 'oglasa' },
  pictures: names.map((one) => picture(one, '')),
  missingPicture: { outline: 'wagon', label: 'Bez slike' },
});

/** Dealers as the list of companies shows them. */
export const companies: CompanyCardData[] = [
  company('Auto Kuća Dunav', 'AD', 'Novi Sad', '58', ['karavan-tamnoplava', 'suv-bez', 'suv-zelena'], true),
  company('Toyota Centar Niš', 'TN', 'Niš', '112', ['suv-plava', 'pickup-siva', 'hecbek-plava']),
  company('Premium Motors', 'PM', 'Subotica', '41', ['limuzina-siva', 'limuzina-tamnoplava', 'limuzina-crna'], true),
  company('Star Auto', 'SA', 'Novi Sad', '76', ['limuzina-tamnoplava', 'limuzina-crvena', 'kupe-zelena']),
  company('Furgon Plus', 'FP', 'Valjevo', '34', ['furgon-siva', 'furgon-bela', 'pickup-siva'], true),
  company('Auto Centar KG', 'KG', 'Kragujevac', '63', ['limuzina-crna', 'hecbek-siva', 'karavan-siva']),
];
