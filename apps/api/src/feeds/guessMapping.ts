import type { FeedMapping } from '@volan/api-contract';
import { compactWord } from '../importing/ImportTaxonomy.ts';
import type { Registry } from '../taxonomy/Registry.ts';
import type { FeedFieldRule } from './feedFields.ts';
import type { FeedTable } from './feedTable.ts';

/** Names of columns in files of dealers, without diacritics and spaces. */
const names: Readonly<Record<string, readonly string[]>> = {
  id: [
    'id',
    'sifra',
    'broj',
    'oznaka',
    'stockid',
    'stocknumber',
    'vehicleid',
    'internalnumber',
    'internenummer',
    'sku',
  ],
  make: ['make', 'brand', 'marka', 'marke', 'proizvodac', 'hersteller', 'manufacturer'],
  model: ['model', 'modell'],
  generation: ['generation', 'generacija', 'sasija', 'chassis', 'baureihe'],
  year: [
    'year',
    'godiste',
    'godina',
    'godinaproizvodnje',
    'baujahr',
    'erstzulassung',
    'firstregistration',
    'registration',
  ],
  mileage: ['mileage', 'kilometraza', 'kilometri', 'km', 'predenikm', 'predenokm', 'kilometerstand', 'odometer'],
  price: ['price', 'cena', 'cijena', 'preis', 'cenaeur', 'priceeur', 'priceineur'],
  power: ['power', 'powerkw', 'snaga', 'snagakw', 'kw', 'leistung', 'snagamotora'],
  displacement: ['displacement', 'enginesize', 'kubikaza', 'zapremina', 'zapreminamotora', 'hubraum', 'ccm', 'cm3'],
  vin: ['vin', 'brojsasije', 'fin', 'fahrgestellnummer', 'chassisnumber'],
  line: ['title', 'naslov', 'line', 'titel', 'headline', 'variant', 'oprema', 'verzija'],
  description: ['description', 'opis', 'beschreibung', 'text', 'tekst', 'comments'],
  region: ['region', 'okrug', 'oblast', 'bundesland', 'state'],
  town: [
    'town',
    'city',
    'place',
    'grad',
    'mesto',
    'mjesto',
    'naselje',
    'ort',
    'stadt',
    'standort',
    'lokacija',
    'location',
    'gradmesto',
    'mestograd',
    'mestoprodaje',
    'lokacijavozila',
  ],
  phone: ['phone', 'telefon', 'mobilni', 'tel'],
  pictures: [
    'pictures',
    'picture',
    'images',
    'image',
    'imageurl',
    'imageurls',
    'slike',
    'slika',
    'fotografije',
    'photos',
    'bilder',
    'imagelink',
  ],
};

/** Names that other sites use for our questions. */
const questionNames: Readonly<Record<string, readonly string[]>> = {
  gorivo: ['fuel', 'fueltype', 'gorivo', 'kraftstoff'],
  menjac: ['gearbox', 'transmission', 'menjac', 'getriebe'],
  'stanje-vozila': ['condition', 'stanje', 'stanjevozila', 'zustand'],
  boja: ['color', 'colour', 'boja', 'farbe'],
  karoserija: ['body', 'bodytype', 'bodystyle', 'karoserija', 'karosserie'],
};

/** Guesses the meaning of the columns of a file by their names, and how its numbers are written. */
export function guessMapping(
  rules: readonly FeedFieldRule[],
  registry: Registry,
  table: FeedTable | null,
): FeedMapping {
  const free = new Map((table?.columns ?? []).map((column) => [compactWord(column), column]));
  free.delete('');
  const columns: Record<string, string> = {};
  for (const { name, field } of rules) {
    const { slug = '', id = 0 } = field?.specification ?? {};
    const titles = Object.values(registry.specificationsById.get(id)?.titles ?? {}).map(compactWord);
    const known = name.startsWith('answers.')
      ? [compactWord(slug), ...(questionNames[slug] ?? []), ...titles]
      : (names[name] ?? []);
    const found = known.find((word) => word !== '' && free.has(word));
    if (found === undefined) continue;

    columns[name] = free.get(found) ?? '';
    free.delete(found);
  }

  return { columns, defaults: {}, decimal: decimalOf(table, columns['price']), mileage_unit: 'km', power_unit: 'kW' };
}

function decimalOf(table: FeedTable | null, column: string | undefined): FeedMapping['decimal'] {
  const index = column === undefined ? -1 : (table?.columns.indexOf(column) ?? -1);
  const prices = (table?.rows ?? []).slice(0, 50).map(({ cells }) => cells[index]?.trim() ?? '');
  // a separator of thousands is followed by three digits, and prices of cars have no three decimals
  if (prices.some((price) => /\d\.\d{3}(?!\d)/.test(price))) return 'comma';

  return prices.some((price) => /\d,\d{3}(?!\d)/.test(price)) ? 'point' : 'auto';
}
