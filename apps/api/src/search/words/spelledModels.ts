import { tokens } from '@volan/domain-rules';
import type { ModelRecord } from '../../taxonomy/Registry.ts';
import type { Test } from '../SearchIndex.ts';
import { isLimitWord } from './wordTables.ts';

/**
 * Test for the name of models in the seller's own words, for ads without a model. A number alone needs its make and two
 * digits.
 */
export function spelledModels(models: readonly ModelRecord[], name: string, hasBrand: boolean): Test[] {
  const isNumber = /^\p{N}+$/u.test(name);
  // "head up" does not mean the model up!
  if (name.length < 2 || isLimitWord(name) || (isNumber && !hasBrand)) return [];

  const titles = new Set(models.map(({ title }) => tokens(title).join(' ')));
  const apart = [...titles]
    .map((title) => title.split(' '))
    .filter((words) => words.length > 1 && words.some((word) => word.length > 2 || /\p{L}\p{N}/u.test(word)));

  return [
    { kind: 'words', groups: [[name]] },
    ...apart.map((words): Test => ({ kind: 'words', groups: words.map((word) => [word]) })),
  ];
}
