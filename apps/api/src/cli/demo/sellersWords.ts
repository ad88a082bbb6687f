import type { Offer } from './DemoAd.ts';
import type { DemoSeller } from './demoSellers.ts';
import type { PhraseKind, Phrases } from './phrases.ts';
import type { Random } from './random.ts';

/** An answer of an offer as its seller words it. */
export interface WordedAnswer {
  specification: string;
  slug: string;
  /** In the seller's language. */
  title: string;
}

/** Specifications whose answers a seller boasts of in their line. */
const boasts = [
  'oprema',
  'sigurnost',
  'oprema-motocikla',
  'oprema-kampera',
  'oprema-plovila',
  'oprema-teretnog',
  'prikljucci',
  'stanje-dela',
  'sezona',
  'strana',
  'materijal-felne',
  'materijal-rama',
  'kocnice-bicikla',
  'tip-prikolice',
];

/** Equipment nobody boasts of, since every car has it. */
const matterOfCourse = [
  'abs',
  'esp',
  'isofix',
  'imobilajzer',
  'bocni-jastuci',
  'pritisak-u-gumama',
  'pomoc-na-uzbrdici',
  'upozorenje-na-umor',
  'kocenje-u-nuzdi',
  'elektricni-retrovizori',
  'start-stop',
  'rezervni-tocak',
  'senzor-svetla',
  'dab-radio',
];

/** Categories of what drives on roads with an engine: only of those do sentences about engine and bodywork hold. */
const driven = ['vehicles', 'motorcycles', 'scooters', 'quads', 'vans', 'trucks', 'buses'];
const machines = ['agricultural', 'construction', 'forklifts', 'boats', 'campers'];

/** The seller's short line: the version and what they are proud of, at most 120 characters. */
export function lineOf(offer: Offer, answers: readonly WordedAnswer[], language: string, random: Random): string {
  const features = answers
    .filter(({ specification, slug }) => boasts.includes(specification) && !matterOfCourse.includes(slug))
    .map(({ title }) => title)
    .filter((title) => title !== '' && title.length < 26);
  const chosen = random.some(features, offer.trim ? random.between(1, 3) : 3);
  // German nouns keep their capital; elsewhere only the first word of the line, names and abbreviations do.
  const plain = (title: string, place: number) =>
    language === 'de' || place === 0 || /\p{Lu}.*\p{Lu}/u.test(title)
      ? title
      : title.slice(0, 1).toLowerCase() + title.slice(1);
  return [...(offer.trim ? [offer.trim] : []), ...chosen].map(plain).join(', ').slice(0, 120);
}

/** A description that says what is true of the offer, in the seller's language. */
export function descriptionOf(
  offer: Offer,
  seller: DemoSeller,
  phrases: Phrases,
  credit: boolean,
  random: Random,
): string {
  const has = (path: string) => offer.answers.includes(path);
  const isDriven = driven.includes(offer.category);
  const isUsed = isDriven || machines.includes(offer.category);
  const isFirst = has('odrzavanje.prvi-vlasnik') && isUsed;
  const isDamaged = has('stanje-vozila.osteceno');
  const sayings: [PhraseKind, boolean][] = [
    ['other', offer.category !== 'vehicles'],
    [seller.isCompany || random.chance(0.6) ? 'firstOwner' : 'firstOwnerMyself', isFirst && isDriven],
    ['laterOwner', isDriven && !isFirst && offer.age > 2 && !seller.isCompany],
    ['imported', has('poreklo.uvezen') && !isFirst && random.chance(0.6)],
    ['serviceBook', has('odrzavanje.servisna-knjiga') && isUsed],
    ['bigService', has('odrzavanje.veliki-servis') && isDriven],
    ['damaged', isDamaged && isDriven],
    ['state', isDriven && !isDamaged],
    ['garaged', has('odrzavanje.garaziran') && offer.category === 'vehicles'],
    ['tyres', has('oprema.zimske-gume')],
    ['warranty', has('odrzavanje.garancija') && isUsed],
    ['credit', credit],
    ['exchangeCheaper', has('zamena.za-jeftiniji-model') && isDriven],
    ['exchangeAny', has('zamena.sve-jedno')],
    ['check', isDriven && random.chance(0.5)],
    ['salon', seller.isCompany && isDriven],
    ['end', !seller.isCompany || random.chance(0.4)],
  ];
  return sayings
    .filter(([, holds]) => holds)
    .map(([kind]) => random.pick(phrases[kind]))
    .join(' ');
}
