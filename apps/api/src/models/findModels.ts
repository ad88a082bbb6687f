import type { ModelsOfBrand } from '@volan/api-contract';
import { fold } from '@volan/domain-rules';
import type { BrandRecord, Registry } from '../taxonomy/Registry.ts';

/** Models of a make that are shown without a search. */
const modelsShown = 8;

/** Most models that words find. */
const maxFound = 240;

/** Active ads by the ids of makes and models. */
export interface AdNumbers {
  readonly byBrand: ReadonlyMap<number, number>;
  readonly byModel: ReadonlyMap<number, number>;
}

type ListedModel = ModelsOfBrand['models'][number];

/** The models of a make that visitors may see, those with most ads first; one slug once, whatever its categories. */
function modelsOf(registry: Registry, brand: BrandRecord, { byModel }: AdNumbers): ListedModel[] {
  return [...brand.modelsBySlug.values()]
    .flatMap((sameSlug): ListedModel[] => {
      const shown = sameSlug.filter((model) => model.status === 1 && registry.categoriesById.has(model.category_id));
      const [first] = shown;
      const count = shown.reduce((sum, model) => sum + (byModel.get(model.id) ?? 0), 0);

      return first ? [{ slug: first.slug, title: first.title, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count);
}

/** Makes with their models: without words those with ads, else whatever holds all the words. [B28, N01] */
export function findModels(registry: Registry, numbers: AdNumbers, q: string): ModelsOfBrand[] {
  const words = fold(q.trim()).split(/\s+/).filter(Boolean);
  const holdsAll = (text: string) => words.every((word) => fold(text).includes(word));
  let left = maxFound;

  return registry.brands
    .filter(({ status }) => status === 1)
    .flatMap((brand): ModelsOfBrand[] => {
      const models = modelsOf(registry, brand, numbers);
      const found =
        words.length === 0
          ? models.filter(({ count }) => count > 0).slice(0, modelsShown)
          : models.filter(({ title }) => holdsAll(`${brand.title} ${title}`));
      const shown = found.slice(0, left);
      left -= words.length === 0 ? 0 : shown.length;
      const { slug, title, id } = brand;
      const count = numbers.byBrand.get(id) ?? 0;

      return shown.length === 0 ? [] : [{ slug, title, count, total: models.length, models: shown }];
    });
}
