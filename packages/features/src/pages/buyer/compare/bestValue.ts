import type { ComparedValue } from '@volan/ui/CompareTable';

/** Questions whose least or greatest number is the best. Matters of taste have no best answer. */
const favours: Readonly<Record<string, 'least' | 'most'>> = {
  cena: 'least',
  kilometraza: 'least',
  potrosnja: 'least',
  'broj-vlasnika': 'least',
  godiste: 'most',
  snaga: 'most',
};

/** Marks the most favourable values of a question; none where all are equal or fewer than two are known. [M56] */
export function markBest(
  key: string,
  numbers: readonly (number | null)[],
  values: readonly ComparedValue[],
): ComparedValue[] {
  const known = numbers.filter((number) => number !== null);
  const best = favours[key] === 'least' ? Math.min(...known) : Math.max(...known);
  const marks = favours[key] !== undefined && new Set(known).size > 1;

  return values.map((value, index) => (marks && numbers[index] === best ? { ...value, tone: 'best' } : value));
}
