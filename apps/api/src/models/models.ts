import {
  Failure,
  type CallRequest,
  type getModel,
  type listModels,
  type ModelInformation,
  type ModelsOfBrand,
} from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { BrandRecord, ModelRecord } from '../taxonomy/Registry.ts';
import { everything } from '../search/SearchIndex.ts';
import { countModel, type Index } from './countModel.ts';
import { findModels } from './findModels.ts';
import type { ReadModelPrices } from './modelPrices.ts';
import { presentModel } from './presentModel.ts';

/** Dependencies of models. */
export interface ModelParts {
  readonly taxonomy: Taxonomy;
  readonly index: Index;
  readonly readPrices: ReadModelPrices;
}

/** No ad is in an unknown country. */
const nowhere = 0;

/** Pages of models, from their active ads. [B28] */
export function createModels({ taxonomy, index, readPrices }: ModelParts) {
  const registry = () => taxonomy.current().registry;
  const countryId = (code: string | undefined) =>
    code === undefined ? null : (registry().countriesByCode.get(code)?.id ?? nowhere);

  /** Numbers of active ads by make and by model, of one country or all. */
  async function adCounts(country: string | undefined) {
    const id = countryId(country);
    const conditions =
      id === null
        ? []
        : [{ key: 'country', test: { kind: 'any' as const, of: [{ source: 'country_id' as const, ids: [id] }] } }];
    const { facets } = await index().search({
      ...everything,
      conditions,
      facets: [
        { key: 'brand', source: 'brand_id' },
        { key: 'model', source: 'model_id' },
      ],
    });

    return { byBrand: facets[0] ?? new Map<number, number>(), byModel: facets[1] ?? new Map<number, number>() };
  }

  /** The models of a slug that visitors may see; one slug may stand for models of several categories. */
  function modelsOf(brand: BrandRecord | undefined, slug: string): readonly ModelRecord[] {
    const models = brand?.status === 1 ? (brand.modelsBySlug.get(slug) ?? []) : [];
    return models.filter((model) => model.status === 1 && registry().categoriesById.has(model.category_id));
  }

  return {
    async list({ q = '', country }: CallRequest<typeof listModels>): Promise<ModelsOfBrand[]> {
      return findModels(registry(), await adCounts(country), q);
    },

    async information(
      { brand, model: slug, country }: CallRequest<typeof getModel>,
      language: LanguageValue,
    ): Promise<ModelInformation | Failure<'not-found', null>> {
      const models = modelsOf(registry().brandsBySlug.get(brand), slug);
      const counted = await Promise.all(
        models.map(async (model) => {
          const category = registry().categoriesById.get(model.category_id);
          const countries = country === undefined ? [] : [country];
          return category && { model, category, counts: await countModel(taxonomy, index, model, category, countries) };
        }),
      );
      const [most] = counted
        .filter((one) => one !== undefined)
        .toSorted((a, b) => b.counts.total - a.counts.total || a.model.id - b.model.id);
      if (!most) return new Failure('not-found');

      const { branch } = most.category;
      const prices = await readPrices({ model: most.model, branch, countryId: countryId(country) });

      return presentModel({ registry: registry(), ...most, prices }, language);
    },
  };
}

/** The result of {@link createModels}. */
export type Models = ReturnType<typeof createModels>;
