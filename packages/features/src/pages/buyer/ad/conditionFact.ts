import type { AdDetails } from '@volan/api-contract';
import { answersOf } from './answersOf.ts';

/** Questions about the condition. */
const conditionKeys: readonly string[] = ['stanje-vozila', 'stanje-dela'];

const newAnswer = 'novo';

/** Answers that mean damage. */
const damaged: readonly string[] = ['osteceno', 'za-delove', 'neispravno'];

/** The condition of what an ad sells as schema.org names it; used where the seller says nothing. [M60] */
export function conditionFact(ad: AdDetails) {
  const answers = answersOf(ad)
    .filter(({ key }) => conditionKeys.includes(key))
    .flatMap(({ values }) => values.map(({ slug }) => slug));
  if (answers.some((slug) => damaged.includes(slug))) {
    return 'https://schema.org/DamagedCondition';
  }
  return `https://schema.org/${answers.includes(newAnswer) ? 'NewCondition' : 'UsedCondition'}`;
}
