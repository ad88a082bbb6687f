import type { ComparedFact, ModeratedAd, ModerationCompareProps } from '../ModerationCompare/ModerationCompareProps.ts';
import { picture } from './ads.ts';
import { formats } from './formats.ts';

const missing = { outline: 'wagon', label: 'Bez slike, karavan' } as const;

const liveAd: ModeratedAd = {
  title: 'Aktivan oglas 4 018 226',
  state: { text: 'Aktivan od 17. septembra', tone: 'positive' },
  pictures: [
    picture('karavan-tamnoplava', 'Volkswagen Passat, levi bok'),
    picture('front-tamnoplava', 'Volkswagen Passat, spreda'),
    picture('wheel-tamnoplava', 'Volkswagen Passat, točak'),
  ],
  missing,
  seller: 'Auto Kuća Dunav',
};

const freshAd: ModeratedAd = {
  title: 'Novi oglas 4 031 077',
  state: { text: 'Čeka 3 h 12 min', tone: 'caution' },
  pictures: [
    picture('karavan-tamnoplava', 'Passat, levi bok'),
    picture('front-tamnoplava', 'Passat, spreda'),
    picture('karavan-tamnoplava-rear', 'Passat, pozadi'),
  ],
  missing,
  seller: 'nikola88',
};

const comparedFacts: ComparedFact[] = [
  { label: 'Naslov', live: 'VW Passat Variant 2.0 TDI', fresh: 'Passat 2.0 TDI Variant, top!' },
  { label: 'Cena', live: formats.price(17_990), fresh: formats.price(14_500) },
  { label: 'Godište', live: formats.year(2019), fresh: formats.year(2019) },
  { label: 'Kilometraža', live: formats.distance(142_000), fresh: formats.distance(142_000) },
  { label: 'Šasija', live: 'WVWZZZ3CZKE•••418', fresh: 'WVWZZZ3CZKE•••418' },
  { label: 'Telefon', live: '+381 21 •• 18', fresh: '+381 61 •• 87' },
  { label: 'Mesto', live: 'Novi Sad', fresh: 'Beograd' },
  {
    label: 'Nalog',
    live: '12 godina, 58 oglasa',
    fresh: formats.joined(', ', formats.count('product.days', 2), formats.count('ads-count', 1)),
  },
];

const reasonsWord = (count: number) => (count % 10 === 1 && count % 100 !== 11 ? 'razlog' : 'razloga');

/** Everything that decides, without what the page does with it. */
export const moderation: Omit<ModerationCompareProps, 'letters' | 'onReject' | 'onAsk' | 'onApprove'> = {
  id: 'moderation',
  live: liveAd,
  fresh: freshAd,
  facts: comparedFacts,
  differsLabel: 'razlikuje se',
  reasons: {
    title: 'Razlog',
    options: [
      { value: 'duplicate', label: 'Duplikat drugog oglasa' },
      { value: 'stolen-pictures', label: 'Tuđe slike' },
      { value: 'bait', label: 'Cena je mamac' },
      { value: 'category', label: 'Pogrešna kategorija' },
      { value: 'contact', label: 'Kontakt u tekstu' },
      { value: 'forbidden', label: 'Zabranjen sadržaj' },
      { value: 'other', label: 'Drugo' },
    ],
    defaultValue: ['duplicate', 'stolen-pictures'],
    required: 'Izaberite bar jedan razlog.',
  },
  message: {
    label: 'Poruka prodavcu',
    hint: 'Šalje se na jeziku prodavca',
    defaultValue: 'Ovo vozilo već oglašava drugi prodavac. Pošaljite sliku saobraćajne dozvole da nastavite.',
  },
  reject: { label: (count) => (count === 0 ? 'Odbij' : `Odbij, ${count} ${reasonsWord(count)}`), letter: 'R' },
  ask: { label: 'Traži dokaz', letter: 'P' },
  approve: { label: 'Odobri', letter: 'A' },
  note: 'Dva odbijanja zaustavljaju postavljanje oglasa sa ovog naloga na 7 dana.',
};
