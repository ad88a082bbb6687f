import type { AdCardData, AdTag } from '../AdCard/AdCardData.ts';
import type { Picture } from '../Photo/Photo.tsx';

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
    facts: ['2019.', '142.000 km', 'Dizel', 'Automatik', '110 kW (150 KS)', 'Karavan'],
    price: '17.990 €',
    picture: 'karavan-tamnoplava',
    count: '34',
    foot: ['Novi Sad', 'Auto Kuća Dunav', 'pre 2 h'],
    tags: [credit, warranty, firstOwner],
  }),
  pictures: [picture('karavan-tamnoplava', ''), picture('interior-4', ''), picture('wheel-tamnoplava', '')],
  tier: { kind: 'xl', label: 'XL' },
};

export const octavia: AdCardData = {
  ...sampleAd({
    title: 'Škoda Octavia Combi 1.6 TDI',
    line: 'Style, prvi vlasnik, servisna knjižica',
    facts: ['2018.', '128.400 km', 'Dizel', 'Manuelni', '85 kW (115 KS)', 'Karavan'],
    price: '12.450 €',
    picture: 'karavan-bela',
    count: '22',
    foot: ['Beograd', 'Milica Đorđević', 'pre 35 min'],
    tags: [firstOwner, boughtNew],
  }),
  tier: { kind: 'top', label: 'Top' },
};

export const rav4: AdCardData = {
  ...sampleAd({
    title: 'Toyota RAV4 2.5 Hybrid AWD-i',
    line: 'Executive, kamera 360°, garancija do 2028.',
    facts: ['2022.', '48.900 km', 'Hibrid', 'Automatik', '163 kW (222 KS)', 'SUV'],
    price: '33.900 €',
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
  facts: ['2019.', '87.300 km', 'Dizel', 'Manuelni', '85 kW (115 KS)', 'SUV'],
  price: '13.200 €',
  picture: 'suv-narandzasta',
  count: '18',
  foot: ['Užice', 'Dragan Jovičić', 'pre 2 dana'],
  tags: [boughtNew, firstOwner],
});

export const bmw = sampleAd({
  title: 'BMW 320d xDrive',
  line: 'Sport Line, harman/kardon, virtuelna tabla',
  facts: ['2020.', '98.700 km', 'Dizel', 'Automatik', '140 kW (190 KS)', 'Limuzina'],
  price: '27.400 €',
  picture: 'limuzina-siva',
  count: '28',
  foot: ['Subotica', 'Premium Motors', 'juče'],
  tags: [credit],
});

export const clio = sampleAd({
  title: 'Renault Clio 1.0 TCe',
  line: 'Zen, klima, tempomat, zamena za jeftinije',
  facts: ['2020.', '61.200 km', 'Benzin', 'Manuelni', '74 kW (100 KS)', 'Hečbek'],
  price: '9.800 €',
  picture: 'hecbek-crvena',
  count: '14',
  foot: ['Čačak', 'Željko Šarić', 'juče'],
  tags: [exchange],
});

export const audi = sampleAd({
  title: 'Audi A4 2.0 TDI S tronic',
  line: 'S line, matrix, ACC',
  facts: ['2018.', '156.000 km', 'Dizel', 'Automatik', '140 kW (190 KS)', 'Limuzina'],
  price: '19.900 €',
  picture: 'limuzina-crna',
  count: '26',
  foot: ['Kragujevac', 'Auto Centar KG', 'pre 3 dana'],
  tags: [exchange],
});

/** Everything is long here: the words of a Serbian seller who holds nothing back. */
export const longWords: AdCardData = {
  ...sampleAd({
    title: 'Mercedes-Benz Sprinter 519 CDI Maxi Hochdach Lang Doppelkabine sa hidrauličnom utovarnom rampom',
    line: 'Najprodavaniji dostavni automobil sa produženim međuosovinskim rastojanjem i dvozonskom klimatizacijom',
    facts: ['2021.', '1.142.000 km', 'Elektrohibridni', 'Poluautomatski', '140 kW (190 KS)', 'Dostavno vozilo'],
    price: '1.117.990 €',
    picture: 'furgon-siva',
    count: '100',
    foot: ['Sremski Karlovci', 'Preduzeće za promet polovnih vozila Đorđević i sinovi', 'pre 12 meseci'],
    tags: [credit, warranty, firstOwner, boughtNew, exchange],
  }),
};

export const noPicture: AdCardData = { ...octavia, pictures: [], pictureCount: undefined, tier: undefined };
export const soldAd: AdCardData = { ...bmw, sold: 'Prodato' };
