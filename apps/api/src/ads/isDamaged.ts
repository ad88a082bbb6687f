import { damagedAnswers } from '@volan/domain-rules';
import type { Registry } from '../taxonomy/Registry.ts';

const damages = damagedAnswers.map((path) => path.split('.') as [specification: string, answer: string]);

/** Whether an ad offers a vehicle with a damage or for parts. */
export function isDamaged(registry: Registry, ad: { readonly filter_ids: readonly number[] }): boolean {
  const answers = ad.filter_ids.flatMap((id) => registry.filtersById.get(id) ?? []);
  return answers.some(({ slug, specification_id: of }) =>
    damages.some(([question, answer]) => slug === answer && of === registry.specificationsBySlug.get(question)?.id),
  );
}
