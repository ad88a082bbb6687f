import type { Random } from './random.ts';

/** Paints of cars with their shares; each is drawn. */
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

/** How makers call four driven wheels. */
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

/** The air conditioning of a year and a version (0 the plainest, 3 the fullest). */
export function climateOf(year: number, level: number, random: Random): string {
  if (year < 2003) {
    return random.pick(['bez-klime', 'manuelna', 'manuelna']);
  }
  return (
    [
      'manuelna',
      random.pick(['manuelna', 'automatska']),
      'automatska-dvozonska',
      random.pick(['automatska-dvozonska', 'automatska-visezonska']),
    ][level] ?? 'manuelna'
  );
}
