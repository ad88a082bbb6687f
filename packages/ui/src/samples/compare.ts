import type { AdCardData } from '../AdCard/AdCardData.ts';
import type { ComparedAd, ComparedGroup, ComparedValue } from '../CompareTable/CompareData.ts';
import { octavia, passat } from './ads.ts';
import { homeAds } from './homeAds.ts';
import { formats } from './formats.ts';

export const compared = ({ href, title, price, pictures, missingPicture }: AdCardData): ComparedAd => ({
  id: href.slice(1),
  href,
  title,
  price,
  picture: pictures[0],
  missingPicture,
});

const tiguan = homeAds.find(({ title }) => title.includes('Tiguan')) ?? octavia;

export const comparedAds: ComparedAd[] = [passat, octavia, tiguan].map(compared);

const best = (text: string): ComparedValue => ({ text, tone: 'best' });
const yes: ComparedValue = { text: 'Da', tone: 'yes' };
const no = (text: string): ComparedValue => ({ text, tone: 'no' });
const row = (label: string, ...values: (string | ComparedValue)[]) => ({
  label,
  values: values.map((value) => (typeof value === 'string' ? { text: value } : value)),
});

export const comparedGroups: ComparedGroup[] = [
  {
    title: 'Osnovno',
    rows: [
      row('Cena', formats.price(17_990), best(formats.price(12_450)), formats.price(22_800)),
      row('Godište', best(formats.year(2019)), formats.year(2018), best(formats.year(2019))),
      row('Kilometraža', formats.distance(142_000), formats.distance(128_400), best(formats.distance(119_500))),
      row('Gorivo', 'Dizel', 'Dizel', 'Dizel'),
      row('Menjač', 'Automatik', 'Manuelni', 'Automatik'),
      row('Snaga', best(formats.power(110)), formats.power(85), best(formats.power(110))),
    ],
  },
  {
    title: 'Stanje i uslovi',
    rows: [
      row('Prvi vlasnik', yes, yes, yes),
      row('Garancija', best('12 meseci'), no('Nema'), no('Nema')),
      row('Na kredit', yes, no('Ne'), yes),
      row('Mesto', 'Novi Sad', 'Beograd', 'Beograd'),
      row('Prodavac', 'Auto Kuća Dunav', 'Milica Đorđević', 'Auto Kuća Dunav'),
    ],
  },
];

/** The same questions for this many ads. */
export const groupsFor = (count: number): ComparedGroup[] =>
  comparedGroups.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, values }) => ({
      label,
      values: Array.from({ length: count }, (_value, index) => values[index % values.length] ?? { text: '' }),
    })),
  }));
