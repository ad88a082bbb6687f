import type { ModelFact, ModelInformation, ModelsOfBrand } from '@volan/api-contract';
import { fold, type LanguageValue } from '@volan/domain-rules';
import type { AdFixture } from '../fixtures/AdFixture.ts';
import { ads } from '../fixtures/ads.ts';
import { type BrandFixture, brands, type ModelFixture } from '../fixtures/brands.ts';
import { categories } from '../fixtures/categories.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { models, specificationsOf } from './taxonomyOf.ts';
import { facetOf } from './countsOf.ts';
import { regionBySlug } from './placesOf.ts';

const maxShown = 8;

/** Groups whose questions describe a model. */
const aboutTheModel = ['osnovno', 'motor-i-pogon'];

function adsIn(country: string | undefined): AdFixture[] {
  const isThere = (ad: AdFixture) => country === undefined || regionBySlug(ad.region)?.country === country;
  return ads.filter((ad) => ad.status === undefined && isThere(ad));
}

const ofModel = (found: readonly AdFixture[], brand: BrandFixture, model: ModelFixture) =>
  found.filter((ad) => ad.brand === brand.slug && ad.model === model.slug && ad.category === model.category);

/** Models of a make with the number of their ads, most ads first. */
function counted(found: readonly AdFixture[], brand: BrandFixture) {
  return brand.models
    .map((model) => ({ slug: model.slug, title: model.title, count: ofModel(found, brand, model).length }))
    .toSorted((a, b) => b.count - a.count);
}

/** Makes with their models, as the server finds them. */
export function modelsOf(q: string, country: string | undefined): ModelsOfBrand[] {
  const found = adsIn(country);
  const words = fold(q.trim()).split(/\s+/).filter(Boolean);
  return brands.flatMap((brand): ModelsOfBrand[] => {
    const all = counted(found, brand);
    const shown =
      words.length === 0
        ? all.filter(({ count }) => count > 0).slice(0, maxShown)
        : all.filter(({ title }) => words.every((word) => fold(`${brand.title} ${title}`).includes(word)));
    const count = all.reduce((sum, model) => sum + model.count, 0);
    const { slug, title } = brand;

    return shown.length === 0 ? [] : [{ slug, title, count, total: all.length, models: shown }];
  });
}

function factsOf(found: readonly AdFixture[], category: string, language: LanguageValue): ModelFact[] {
  return specificationsOf(category)
    .filter(({ type, group, source }) => type === 'enum' && source === undefined && aboutTheModel.includes(group))
    .flatMap((question) => {
      const counts = facetOf(found, question.slug);
      const answers = (question.filters ?? [])
        .map(({ slug, title }) => ({ slug, title: inLanguage(title, language), count: counts[slug] ?? 0 }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count);
      const { slug: key, title, icon } = question;

      return answers.length > 0 ? [{ key, title: inLanguage(title, language), icon, answers }] : [];
    });
}

/** What the fixtures say about a model: they are too few for prices. `null` for an unknown model. */
export function modelOf(
  asked: { readonly brand: string; readonly model: string; readonly country?: string | undefined },
  language: LanguageValue,
): ModelInformation | null {
  const brand = brands.find(({ slug }) => slug === asked.brand);
  const model = brand?.models.find(({ slug }) => slug === asked.model);
  const known = models.find(({ slug, brand_id }) => slug === asked.model && brand_id === brand?.id);
  const category = categories.find(({ slug }) => slug === model?.category);
  if (!brand || !model || !known || !category) {
    return null;
  }
  const all = adsIn(asked.country);
  const found = ofModel(all, brand, model);
  const { id, slug, kind } = category;

  return {
    brand: { id: brand.id, slug: brand.slug, title: brand.title },
    model: { id: known.id, slug: known.slug, title: known.title },
    category: { id, slug, kind, title: inLanguage(category.title, language) },
    count: found.length,
    generations: model.chassis
      .map(([chassis, title, year_from, year_to]) => {
        const own = found.filter((ad) => ad.chassis === chassis);
        const picture = own.find(({ pictures }) => pictures > 0);
        return {
          slug: chassis,
          title,
          year_from,
          year_to,
          count: own.length,
          prices: null,
          picture: picture ? picture.id * 100 : null,
        };
      })
      .toSorted((a, b) => b.year_from - a.year_from),
    prices: null,
    bars: [],
    years: [],
    facts: factsOf(found, model.category, language),
    measures: [],
    others: counted(all, brand)
      .filter((other) => other.slug !== model.slug && other.count > 0)
      .slice(0, maxShown),
  };
}
