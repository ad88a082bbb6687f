import type { Random } from './random.ts';

/** Paints of cars with their shares; the pool has pictures of each. */
export const paintShares = [
  ['siva', 22],
  ['crna', 21],
  ['bela', 20],
  ['srebrna', 14],
  ['plava', 7],
  ['tamnoplava', 8],
  ['crvena', 7],
  ['bez', 2],
  ['zelena', 2],
  ['narandzasta', 2],
] as const;

/** Makers' names of four-wheel drive. */
export const fourWheelNames: Readonly<Record<string, string>> = {
  audi: 'quattro',
  bmw: 'xDrive',
  ford: 'AWD',
  honda: '4WD',
  hyundai: '4WD',
  kia: '4WD',
  'mercedes-benz': '4MATIC',
  nissan: '4x4',
  suzuki: 'AllGrip',
  tesla: 'AWD',
  toyota: 'AWD',
  volkswagen: '4Motion',
  volvo: 'AWD',
};

/** The emission class of new cars from a year on, the latest first. */
export const emissionClasses = [
  [2020, 'euro-6d'],
  [2015, 'euro-6'],
  [2011, 'euro-5'],
  [2006, 'euro-4'],
  [2001, 'euro-3'],
  [1997, 'euro-2'],
  [0, 'euro-1'],
] as const;

/** Classes of models by the price of a new one, the cheapest first: a Clio, a Golf, an A4, an E-Class. */
const carClasses = ['small', 'middle', 'large', 'upper'] as const;

/** One of {@link carClasses}. */
export type CarClass = (typeof carClasses)[number];

/** The class of a model, by its price in euros when new. */
export function classOf(price: number): CarClass {
  if (price < 24_000) return 'small';
  return price < 40_000 ? 'middle' : price < 54_000 ? 'large' : 'upper';
}

/** First year in which makers put something into the cars of each of {@link carClasses}; null means never. */
const fittedFrom: Readonly<Record<string, readonly (number | null)[]>> = {
  'klima.automatska': [2006, 2003, 2003, 2003],
  'klima.automatska-dvozonska': [2018, 2006, 2003, 2003],
  'klima.automatska-visezonska': [null, null, 2010, 2006],
  'materijal-enterijera.delimicna-koza': [2014, 2005, 2000, 2000],
  'materijal-enterijera.koza': [null, 2006, 2000, 1998],
  'oprema.panoramski-krov': [null, 2010, 2006, 2004],
  'oprema.elektricna-sedista': [null, 2013, 2004, 2000],
  'oprema.elektricni-gepek': [null, 2016, 2012, 2010],
  'oprema.vazdusno-vesanje': [null, null, null, 2012],
  'oprema.pomocno-grejanje': [null, 2010, 2008, 2006],
  'sigurnost.ksenon-farovi': [2010, 2004, 2001, 2001],
};

/** Whether makers put this into cars of a class in a year. True for equipment without a row in the table. */
export function isFitted(answer: string, carClass: CarClass, year: number): boolean {
  const row = fittedFrom[answer];
  const first = row?.[carClasses.indexOf(carClass)] ?? null;
  return row === undefined || (first !== null && year >= first);
}

/**
 * First year in which the plainest car of each of {@link carClasses} has automatic climate control; null means never.
 */
const climateRegulatedFrom: readonly (number | null)[] = [null, null, 2010, 2003];

/** The air conditioning of a car of a class and a year in a version (0 the plainest, 3 the fullest). */
export function climateOf(
  { carClass, isElectric, year }: { carClass: CarClass; isElectric: boolean; year: number },
  level: number,
  random: Random,
): string {
  if (year < 2003) {
    return random.pick(['bez-klime', 'manuelna', 'manuelna']);
  }
  const isMore = [random.chance(0.5), random.chance(0.5)];
  const regulatedFrom = climateRegulatedFrom[carClasses.indexOf(carClass)] ?? null;
  const isRegulated = isElectric || (regulatedFrom !== null && year >= regulatedFrom);
  const wanted = Math.max(isRegulated ? 1 : 0, [0, isMore[0] ? 1 : 0, 2, isMore[1] ? 3 : 2][level] ?? 0);
  const kinds = ['automatska', 'automatska-dvozonska', 'automatska-visezonska'].slice(0, wanted);

  return kinds.findLast((kind) => isFitted(`klima.${kind}`, carClass, year)) ?? 'manuelna';
}

/** What the seats of a car are made of; leather is for the fuller versions. */
export function seatsOf(carClass: CarClass, year: number, fullness: number, random: Random): string {
  const kinds = ['stof', 'delimicna-koza', 'koza'];
  const wanted = fullness < 0.6 ? 'stof' : random.pick(kinds);
  const upTo = kinds.slice(0, kinds.indexOf(wanted) + 1);

  return upTo.findLast((kind) => isFitted(`materijal-enterijera.${kind}`, carClass, year)) ?? 'stof';
}
