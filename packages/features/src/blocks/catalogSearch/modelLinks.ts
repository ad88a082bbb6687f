import type { ModelInformation } from '@volan/api-contract';
import { emptyCatalogQuery, option, pair, withFilter, type Filters } from '@volan/domain-rules';
import { makeKey } from './filterKeys.ts';
import { catalogHref } from './catalogPlace.ts';
import { pagePath } from '../../runtime/site/pagePath.ts';
import type { Site } from '../../runtime/site/Site.ts';

/** What names a model in addresses. */
export type NamedModel = Pick<ModelInformation, 'brand' | 'model' | 'category'>;

/** The key of generations in a search: `sasija:golf.golf-7`. */
const generationKey = 'sasija';

const slugOf = ({ slug }: { readonly slug: string | null }) => slug ?? '';

const listHref = (site: Site, categorySlug: string, filters: Filters) =>
  catalogHref(site, { categorySlug, query: { ...emptyCatalogQuery, filters }, view: 'list' });

/** The filter of a model: `vozilo:volkswagen.golf`. */
export const modelFilters = ({ brand, model }: Pick<NamedModel, 'brand' | 'model'>) =>
  withFilter([], makeKey, pair(slugOf(brand), slugOf(model)));

/** The list of the ads of a model. */
export const modelListHref = (site: Site, named: NamedModel) =>
  listHref(site, named.category.slug, modelFilters(named));

/** The list of the ads of a generation. */
export const generationListHref = (site: Site, named: NamedModel, generation: string) =>
  listHref(
    site,
    named.category.slug,
    withFilter(modelFilters(named), generationKey, pair(slugOf(named.model), generation)),
  );

/** The list of the ads of a model from one year. */
export const yearListHref = (site: Site, named: NamedModel, year: number) =>
  listHref(site, named.category.slug, [
    ...modelFilters(named),
    { key: 'godiste', values: [{ kind: 'range', min: year, max: year }] },
  ]);

/** The list of the ads of a make. */
export const brandListHref = (site: Site, { brand, category }: NamedModel) =>
  listHref(site, category.slug, withFilter([], makeKey, option(slugOf(brand))));

/** The page about a model. */
export const modelHref = (site: Site, brandSlug: string, modelSlug: string) =>
  pagePath(site, 'model', { brandSlug, modelSlug });

/** The models of a make, or those that contain the words. */
export const modelsHref = (site: Site, messages = '') =>
  pagePath(site, 'models', {}) + (messages === '' ? '' : `?${new URLSearchParams({ q: messages }).toString()}`);

/** "Volkswagen Golf". */
export const modelName = ({ brand, model }: Pick<NamedModel, 'brand' | 'model'>) => `${brand.title} ${model.title}`;
