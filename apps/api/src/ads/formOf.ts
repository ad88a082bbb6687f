import { adFormOf, type AdForm, type LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { presentWithSpecifications } from '../taxonomy/presentCategory.ts';

/** A category that takes ads: one that is in use and does not only group the categories below it. */
export function sellingCategory(registry: Registry, id: number): CategoryRecord | null {
  const category = registry.categoriesById.get(id);
  return category?.branch.length === 1 ? category : null;
}

/** The form of a category, from the same data that the pages get. [N06] */
export const formOf = (registry: Registry, category: CategoryRecord, language: LanguageValue): AdForm =>
  adFormOf(presentWithSpecifications(registry, category, new Map(), language));
