import type { AdCardData, AdTag } from '../AdCard/AdCardData.ts';
import type { Picture } from '../Photo/Photo.tsx';
import { formats } from './formats.ts';

/** A picture of the demo's pool, as stories serve it. */
export const picture = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.jpg`, alt });

const credit: AdTag = { text: 'Kredit', icon: 'landmark', tone: 'info' };
const warranty: AdTag = { text: 'Garancija', icon: 'shield-check', tone: 'positive' };
const firstOwner: AdTag = { text: 'Prvi vlasnik', icon: 'user-check' };
const boughtNew: AdTag = { text: 'Kupljen nov u Srbiji', icon: 'flag' };
const exchange: AdTag = { text: 'Zamena', icon: 'repeat-2' };

/** An ad from the words that differ. */
export function sampleAd(words: {
  title: string;
  line: string;
  facts: [year: string, mileage: string, fuel: string, gearbox: string, power: string, body: string];
  price: string;
  picture: string;
  count: string;
  foot: [place: string, seller: string, age: string];
  tags: AdTag[];
}): AdCardData {
  const [year, mileage, fuel, gearbox, power, body] = words.facts;
  const [place, seller, age] = words.foot;
  return {
    href: `#${words.picture}`,
    title: words.title,
    line: words.line,
    price: words.price,
    facts: [
      { icon: 'calendar', label: 'Godište', text: year },
      { icon: 'gauge', label: 'Kilometraža', text: mileage },
      { icon: 'fuel', label: 'Gorivo', text: fuel },
      { icon: 'settings-2', label: 'Menjač', text: gearbox },
      { icon: 'zap', label: 'Snaga', text: power },
      { icon: 'car', label: 'Karoserija', text: body },
    ],
    tags: words.tags,
    place,
    seller,
    age,
    pictures: [picture(words.picture, '')],
    pictureCount: { count: words.count, label: 'slika' },
    missingPicture: { outline: 'wagon', label: `Bez slike, ${body.toLowerCase()}` },
  };
}

export const passat: AdCardData = {
  ...sampleAd({
    title: 'Volkswagen Passat Variant 2.0 TDI',
    line: 'Comfortline, kožni volan, panorama, kuka',
    facts: [formats.year(2019), formats.distance(142_000), 'Dizel', 'Automatik', formats.power(110), 'Karavan'],
    price: formats.price(17_990),
    picture: 'karavan-tamnoplava',
    count: '34',
    foot: ['Novi Sad', 'Auto Kuća Dunav', formats.count('time.hours-ago', 2)],
    tags: [credit, warranty, firstOwner],
  }),
  pictures: [picture('karavan-tamnoplava', ''), picture('interior-4', ''), picture('wheel-tamnoplava', '')],
  tier: { kind: 'xl', label: 'XL' },
};

export const octavia: AdCardData = {
  ...sampleAd({
    title: 'Škoda Octavia Combi 1.6 TDI',
    line: 'Style, prvi vlasnik, servisna knjižica',
    facts: [formats.year(2018), formats.distance(128_400), 'Dizel', 'Manuelni', formats.power(85), 'Karavan'],
    price: formats.price(12_450),
    picture: 'karavan-bela',
    count: '22',
    foot: ['Beograd', 'Milica Đorđević', formats.count('time.minutes-ago', 35)],
    tags: [firstOwner, boughtNew],
  }),
  tier: { kind: 'top', label: 'Top' },
};

export const rav4: AdCardData = {
  ...sampleAd({
    title: 'Toyota RAV4 2.5 Hybrid AWD-i',
    line: 'Executive, kamera 360°, garancija do 2028.',
    facts: [formats.year(2022), formats.distance(48_900), 'Hibrid', 'Automatik', formats.power(163), 'SUV'],
    price: formats.price(33_900),
    picture: 'suv-plava',
    count: '41',
    foot: ['Niš', 'Toyota Centar Niš', 'danas'],
    tags: [warranty, credit],
  }),
  tier: { kind: 'top', label: 'Top' },
};

export const duster = sampleAd({
  title: 'Dacia Duster 1.5 dCi 4x4',
  line: 'Prestige, tek registrovan, kupljen nov u Srbiji',
  facts: [formats.year(2019), formats.distance(87_300), 'Dizel', 'Manuelni', formats.power(85), 'SUV'],
  price: formats.price(13_200),
  picture: 'suv-narandzasta',
  count: '18',
  foot: ['Užice', 'Dragan Jovičić', formats.count('time.days-ago', 2)],
  tags: [boughtNew, firstOwner],
});

export const bmw = sampleAd({
  title: 'BMW 320d xDrive',
  line: 'Sport Line, harman/kardon, virtuelna tabla',
  facts: [formats.year(2020), formats.distance(98_700), 'Dizel', 'Automatik', formats.power(140), 'Limuzina'],
  price: formats.price(27_400),
  picture: 'limuzina-siva',
  count: '28',
  foot: ['Subotica', 'Premium Motors', 'juče'],
  tags: [credit],
});

export const clio = sampleAd({
  title: 'Renault Clio 1.0 TCe',
  line: 'Zen, klima, tempomat, zamena za jeftinije',
  facts: [formats.year(2020), formats.distance(61_200), 'Benzin', 'Manuelni', formats.power(74), 'Hečbek'],
  price: formats.price(9800),
  picture: 'hecbek-crvena',
  count: '14',
  foot: ['Čačak', 'Željko Šarić', 'juče'],
  tags: [exchange],
});

export const audi = sampleAd({
  title: 'Audi A4 2.0 TDI S tronic',
  line: 'S line, matrix, ACC',
  facts: [formats.year(2018), formats.distance(156_000), 'Dizel', 'Automatik', formats.power(140), 'Limuzina'],
  price: formats.price(19_900),
  picture: 'limuzina-crna',
  count: '26',
  foot: ['Kragujevac', 'Auto Centar KG', formats.count('time.days-ago', 3)],
  tags: [exchange],
});

/** Everything is long here: the words of a Serbian seller who holds nothing back. */
export const longWords: AdCardData = {
  ...sampleAd({
    title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine sa hidrauličnom utovarnom rampom',
    line: 'Najprodavaniji dostavni automobil sa produženim međuosovinskim rastojanjem i dvozonskom klimatizacijom',
    facts: [
      formats.year(2021),
      formats.distance(1_142_000),
      'Elektrohibridni',
      'Poluautomatski',
      formats.power(140),
      'Dostavno vozilo',
    ],
    price: formats.price(1_117_990),
    picture: 'furgon-siva',
    count: '100',
    foot: ['Sremski Karlovci', 'Preduzeće za promet polovnih vozila Đorđević i sinovi', 'pre 12 meseci'],
    tags: [credit, warranty, firstOwner, boughtNew, exchange],
  }),
};

export const noPicture: AdCardData = { ...octavia, pictures: [], pictureCount: undefined, tier: undefined };
export const soldAd: AdCardData = { ...bmw, sold: 'Prodato' };
export const reservedAd: AdCardData = { ...octavia, reserved: 'Rezervisano' };
export const damagedAd: AdCardData = { ...octavia, damaged: 'Oštećeno' };
