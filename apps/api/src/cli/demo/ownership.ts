import type { Random } from './random.ts';

/** Facts that decide how a vehicle was owned and kept. */
export interface OwnershipParts {
  /** Years in use. */
  age: number;
  isNew: boolean;
  isDamaged: boolean;
  inSerbia: boolean;
  /** It was made in Serbia, so it is never imported there. */
  isMadeHere?: boolean;
  random: Random;
}

const importedFrom = [
  ['nemacka', 30],
  ['italija', 22],
  ['svajcarska', 14],
  ['austrija', 10],
  ['francuska', 8],
  ['belgija', 7],
  ['holandija', 5],
  ['slovenija', 4],
] as const;

/**
 * Condition, owners, upkeep, origin and exchange: likely ones for the age. Every vehicle category has the same
 * questions.
 */
export function ownershipOf({ age, isNew, isDamaged, inSerbia, isMadeHere = false, random }: OwnershipParts): {
  answers: string[];
  owners: number | null;
} {
  const firstOwner = isNew || random.chance(age <= 2 ? 0.78 : age <= 5 ? 0.5 : age <= 9 ? 0.24 : 0.07);
  const boughtHere = inSerbia && firstOwner && random.chance(isNew ? 1 : 0.55);
  const drawn = boughtHere ? 'kupljen-nov-u-srbiji' : random.chance(0.68) ? 'uvezen' : 'domaci';
  const origin = isMadeHere && drawn === 'uvezen' ? 'domaci' : drawn;
  const maybe = (share: number, answer: string) => (random.chance(share) ? [answer] : []);
  const condition = isDamaged
    ? 'osteceno'
    : isNew
      ? 'novo'
      : age <= 1
        ? random.weighted([
            ['polovno', 76],
            ['test-vozilo', 12],
            ['dnevna-registracija', 12],
          ])
        : 'polovno';

  return {
    owners: isNew ? null : firstOwner ? 1 : random.between(2, Math.min(4, 2 + Math.floor(age / 5))),
    answers: [
      `stanje-vozila.${condition}`,
      ...(isNew
        ? []
        : [
            `ostecenje.${isDamaged ? random.pick(['ostecen-vozan', 'ostecen-vozan', 'ostecen-nevozan']) : 'nije-ostecen'}`,
          ]),
      ...(firstOwner && !isNew ? ['odrzavanje.prvi-vlasnik'] : []),
      ...(boughtHere ? ['odrzavanje.kupljen-nov-u-srbiji'] : []),
      ...maybe(isNew ? 1 : age <= 2 ? 0.7 : age <= 5 ? 0.28 : age <= 9 ? 0.06 : 0, 'odrzavanje.garancija'),
      ...(isNew ? [] : maybe(age <= 6 ? 0.72 : 0.35, 'odrzavanje.servisna-knjiga')),
      ...(isNew ? [] : maybe(age <= 5 ? 0.4 : 0.1, 'odrzavanje.ovlasceni-servis')),
      ...maybe(age >= 5 ? 0.3 : 0, 'odrzavanje.veliki-servis'),
      ...maybe(0.25, 'odrzavanje.garaziran'),
      ...maybe(0.3, 'odrzavanje.nepusacko'),
      ...maybe(0.35, 'odrzavanje.rezervni-kljuc'),
      ...maybe(isNew || isDamaged ? 0 : 0.12, 'odrzavanje.tek-registrovan'),
      ...(inSerbia ? [`poreklo.${origin}`] : []),
      ...(inSerbia && origin === 'uvezen' ? [`zemlja-uvoza.${random.weighted(importedFrom)}`] : []),
      ...(random.chance(0.22)
        ? []
        : [
            `zamena.${random.weighted([
              ['ne', 56],
              ['za-jeftiniji-model', 17],
              ['za-skuplji-model', 8],
              ['ista-vrednost', 6],
              ['sve-jedno', 13],
            ])}`,
          ]),
    ],
  };
}
