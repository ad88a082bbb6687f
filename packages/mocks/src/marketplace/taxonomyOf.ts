import type { Brand, Category, CategoryWithSpecifications, Chassis, Model, Specification } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { type BrandFixture, brands } from '../fixtures/brands.ts';
import { categories, type CategoryFixture } from '../fixtures/categories.ts';
import { specificationGroups } from '../fixtures/specificationGroups.ts';
import type { SpecificationFixture } from '../fixtures/SpecificationFixture.ts';
import { specifications } from '../fixtures/specifications.ts';
import { inLanguage } from '../fixtures/Text.ts';
import { regionBySlug, regionFilters } from './placesOf.ts';

/** Slugs of a category and of those below it. */
export function categoryBranch(slug: string): string[] {
  const id = categories.find((category) => category.slug === slug)?.id;
  const below = categories.filter((category) => category.parent_id === id && id !== undefined);
  return [slug, ...below.flatMap((category) => categoryBranch(category.slug))];
}

/** A category as the API returns it; with the ads of one country if it is named. */
export function categoryOf(
  { title, ...category }: CategoryFixture,
  language: LanguageValue,
  country?: string,
): Category {
  const branch = categoryBranch(category.slug);
  const count = ads.filter(
    (ad) =>
      ad.status === undefined &&
      branch.includes(ad.category) &&
      (country === undefined || regionBySlug(ad.region)?.country === country),
  ).length;
  return { ...category, title: inLanguage(title, language), count };
}

/** The questions of a category. */
export function specificationsOf(slug: string): SpecificationFixture[] {
  return specifications.filter((each) => each.categories === undefined || each.categories.includes(slug));
}

/** A category with its questions in the order of the panel. */
export function categoryWithSpecifications(
  category: CategoryFixture,
  language: LanguageValue,
): CategoryWithSpecifications {
  const questions = specificationsOf(category.slug);
  const groups = specificationGroups.filter((group) => questions.some((question) => question.group === group.slug));
  return {
    ...categoryOf(category, language),
    groups: groups.map((group) => ({ ...group, title: inLanguage(group.title, language) })),
    specifications: questions
      .toSorted((a, b) => a.panel - b.panel)
      .map((question) => specificationOf(question, language)),
  };
}

function specificationOf(fixture: SpecificationFixture, language: LanguageValue): Specification {
  const flag = (name: (typeof fixture.flags)[number]) => (fixture.flags.includes(name) ? 1 : 0);
  const answers = fixture.slug === 'region' ? regionFilters : (fixture.filters ?? []);
  return {
    id: fixture.id,
    group: fixture.group,
    slug: fixture.slug,
    title: inLanguage(fixture.title, language),
    type: fixture.type,
    unit: fixture.unit ?? null,
    min: fixture.min ?? null,
    max: fixture.max ?? null,
    step: fixture.step ?? null,
    match: fixture.match ?? 'any',
    depends_on: null,
    source: fixture.source ?? null,
    icon: fixture.icon,
    status: 1,
    infilter: flag('infilter'),
    highlight: flag('highlight'),
    shortfilter: flag('shortfilter'),
    intitle: flag('intitle'),
    multi: flag('multi'),
    required: flag('required'),
    sort: fixture.sort,
    filters: answers.map(({ slug, title, icon }, index) => ({
      id: fixture.id * 1000 + index + 1,
      parent_id: null,
      slug,
      title: inLanguage(title, language),
      icon: icon ?? null,
      sort: (index + 1) * 10,
    })),
  };
}

function categoryId(slug: string): number {
  return categories.find((category) => category.slug === slug)?.id ?? 0;
}

/** A make as the API tells it. */
export function brandOf({ id, slug, title, models }: BrandFixture): Brand {
  const category_ids = [...new Set(models.map((model) => categoryId(model.category)))];
  return { id, slug, title, logo: null, sort: 0, status: 1, category_ids };
}

/** Models of every make. */
export const models: readonly Model[] = brands.flatMap((brand) =>
  brand.models.map(({ slug, title, category }, index) => ({
    id: brand.id * 1000 + index + 1,
    slug,
    title,
    sort: 0,
    status: 1,
    brand_id: brand.id,
    category_id: categoryId(category),
  })),
);

/** Generations of every model. */
export const chassis: readonly Chassis[] = brands.flatMap((brand) =>
  brand.models.flatMap((model, index) =>
    model.chassis.map(([slug, title, year_from, year_to], nth) => ({
      id: (brand.id * 1000 + index + 1) * 100 + nth + 1,
      slug,
      title,
      sort: 0,
      status: 1,
      model_id: brand.id * 1000 + index + 1,
      year_from,
      year_to,
    })),
  ),
);
