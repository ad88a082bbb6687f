import type { Offer } from './DemoAd.ts';
import type { DemoSeller } from './demoSellers.ts';
import type { PhraseKind, Phrases } from './phrases.ts';
import type { Random } from './random.ts';

/** Categories of what drives on roads with an engine: only of those do sentences about engine and bodywork hold. */
const driven = ['vehicles', 'motorcycles', 'scooters', 'quads', 'vans', 'trucks', 'buses'];
const machines = ['agricultural', 'construction', 'forklifts', 'boats', 'campers'];

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
  const isNew = has('stanje-vozila.novo');
  const isElectric = has('gorivo.elektricni');
  const sayings: [PhraseKind, boolean][] = [
    ['other', offer.category !== 'vehicles'],
    [seller.isCompany || random.chance(0.6) ? 'firstOwner' : 'firstOwnerMyself', isFirst && isDriven],
    ['laterOwner', isDriven && !isFirst && offer.age > 2 && !seller.isCompany],
    ['imported', has('poreklo.uvezen') && !isFirst && random.chance(0.6)],
    ['serviceBook', has('odrzavanje.servisna-knjiga') && isUsed],
    ['bigService', has('odrzavanje.veliki-servis') && isDriven && !isElectric && has('menjac.manuelni')],
    ['damaged', isDamaged && isDriven],
    ['state', isDriven && !isDamaged && !isNew && !isElectric],
    ['battery', isElectric && isDriven && !isDamaged && !isNew],
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
