import { adFormOf, type AdForm, type LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord, Registry } from '../taxonomy/Registry.ts';
import { presentWithSpecifications } from '../taxonomy/presentCategory.ts';

/**
 * A category in use, by its id. Every category takes ads. A category with others below it takes the vehicles that fit
 * none of these: a motorcycle that is no scooter, a bicycle without a motor. Null: no such category.
 */
export const sellingCategory = (registry: Registry, id: number): CategoryRecord | null =>
  registry.categoriesById.get(id) ?? null;

/** The form of a category, from the same data that the pages get. [N06] */
export const formOf = (registry: Registry, category: CategoryRecord, language: LanguageValue): AdForm =>
  adFormOf(presentWithSpecifications(registry, category, new Map(), language));
