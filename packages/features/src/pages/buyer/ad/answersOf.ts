import type { AdAnswer, AdDetails } from '@volan/api-contract';

/** Every answer of an ad, those flagged as important first, each once. */
export function answersOf({ highlights, groups }: Pick<AdDetails, 'highlights' | 'groups'>): AdAnswer[] {
  const all = [...highlights, ...groups.flatMap(({ answers }) => answers)];
  return [...new Map(all.toReversed().map((answer) => [answer.key, answer])).values()].toReversed();
}
