import type { SitemapList } from '@volan/api-contract';
import type { BrandRecord, CategoryRecord, ModelRecord, Registry } from '../taxonomy/Registry.ts';
import type { SitemapGroup } from './SitemapStore.ts';

/** Key of the filter that names makes and models in a list. */
const vehicleKey = 'vozilo';

/**
 * Lists that hold the ads of these groups: their category and all above it, each with its makes and models. A make or
 * model that the category does not offer is left out: its list would be the whole category.
 */
export function listsOf(groups: readonly SitemapGroup[], registry: Registry): SitemapList[] {
  const lists = new Map<string, SitemapList>();
  const note = (category: CategoryRecord, brand: string | null, model: string | null, changed: Date) => {
    const key = JSON.stringify([category.slug, brand, model]);
    const changed_at = changed.toISOString();
    const known = lists.get(key);
    if (!known || known.changed_at < changed_at) {
      lists.set(key, { category: category.slug, brand, model, changed_at });
    }
  };
  for (const { category_id, brand_id, model_id, changed_at } of groups) {
    const brand = brand_id === null ? undefined : registry.brandsById.get(brand_id);
    const model = model_id === null ? undefined : registry.modelsById.get(model_id);
    for (const category of withParents(category_id, registry)) {
      note(category, null, null, changed_at);
      if (!brand || !offersBrand(category, brand)) continue;

      note(category, brand.slug, null, changed_at);
      if (model && offersModel(category, model)) note(category, brand.slug, model.slug, changed_at);
    }
  }

  return [...lists.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list);
}

/** Whether a list of the category can be narrowed to the make. */
const offersBrand = ({ branch, specifications }: CategoryRecord, { status, categoryIds }: BrandRecord) =>
  status === 1 &&
  categoryIds.some((id) => branch.includes(id)) &&
  specifications.some(({ slug }) => slug === vehicleKey);

const offersModel = ({ branch }: CategoryRecord, model: ModelRecord) =>
  model.status === 1 && branch.includes(model.category_id);

function withParents(id: number, { categoriesById }: Pick<Registry, 'categoriesById'>): CategoryRecord[] {
  const category = categoriesById.get(id);
  if (!category) return [];
  return [category, ...(category.parent_id === null ? [] : withParents(category.parent_id, { categoriesById }))];
}
