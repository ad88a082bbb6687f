import type { Offer } from './DemoAd.ts';
import type { DemoSeller } from './demoSellers.ts';
import type { PhraseKind, Phrases } from './phrases.ts';
import type { Random } from './random.ts';

/** Categories of road vehicles with an engine: sentences about engine and bodywork only fit these. */
const driven = ['vehicles', 'motorcycles', 'scooters', 'quads', 'vans', 'trucks', 'buses'];
const machines = ['agricultural', 'construction', 'forklifts', 'boats', 'campers'];

/** Facts that decide about the sentences of a seller, beside the offer and its language. */
interface Terms {
  readonly credit: boolean;
  readonly priceType: string;
}

/** Years of the maker's warranty. */
export const yearsOfMaker = 3;

/** A description that fits the facts of the offer and its terms, in the seller's language. */
export function descriptionOf(
  offer: Offer,
  seller: DemoSeller,
  phrases: Phrases,
  { credit, priceType }: Terms,
  random: Random,
): string {
  const has = (path: string) => offer.answers.includes(path);
  const isDriven = driven.includes(offer.category);
  const isUsed = isDriven || machines.includes(offer.category);
  const isFirst = has('odrzavanje.prvi-vlasnik') && isUsed;
  const isDamaged = has('stanje-vozila.osteceno');
  const isNew = has('stanje-vozila.novo');
  const isElectric = has('gorivo.elektricni');
  const isLaterOwners = isDriven && !isFirst && offer.age > 2 && !seller.isCompany;
  const kindOfEnd = priceType === 'negotiable' && random.chance(0.6) ? 'haggle' : 'end';
  const sayings: [PhraseKind, boolean][] = [
    [seller.isCompany || random.chance(0.5) ? 'other' : 'otherOfPerson', offer.category !== 'vehicles'],
    [seller.isCompany || random.chance(0.6) ? 'firstOwner' : 'firstOwnerMyself', isFirst && isDriven],
    ['laterOwner', isLaterOwners],
    // a car that a person has driven for years was not imported just now
    ['imported', has('poreklo.uvezen') && !isFirst && !isLaterOwners && random.chance(0.6)],
    ['serviceBook', has('odrzavanje.servisna-knjiga') && isUsed],
    ['bigService', has('odrzavanje.veliki-servis') && isDriven && !isElectric && has('menjac.manuelni')],
    ['damaged', isDamaged && isDriven],
    ['state', isDriven && !isDamaged && !isNew && !isElectric],
    ['battery', isElectric && isDriven && !isDamaged && !isNew],
    ['garaged', has('odrzavanje.garaziran') && offer.category === 'vehicles'],
    ['tyres', has('oprema.zimske-gume')],
    [offer.age > yearsOfMaker ? 'warrantyGiven' : 'warranty', has('odrzavanje.garancija') && isUsed],
    ['credit', credit],
    ['exchangeCheaper', has('zamena.za-jeftiniji-model') && isDriven],
    ['exchangeAny', has('zamena.sve-jedno')],
    ['check', isDriven && random.chance(0.5)],
    ['salon', seller.isCompany && isDriven],
    [kindOfEnd, !seller.isCompany || random.chance(0.4)],
  ];

  return sayings
    .filter(([, holds]) => holds)
    .map(([kind]) => random.pick(phrases[kind]))
    .join(' ');
}
