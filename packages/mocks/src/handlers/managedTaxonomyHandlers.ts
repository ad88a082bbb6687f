import * as contract from '@volan/api-contract';
import {
  Failure,
  type ManagedAnswer,
  type ManagedBrand,
  type ManagedCategory,
  type ManagedChassis,
  type ManagedGroup,
  type ManagedModel,
  type ManagedServiceKind,
  type ManagedSpecification,
} from '@volan/api-contract';
import { brands } from '../fixtures/brands.ts';
import { serviceKinds } from '../fixtures/carServices.ts';
import { categories } from '../fixtures/categories.ts';
import { specificationGroups } from '../fixtures/specificationGroups.ts';
import { specifications } from '../fixtures/specifications.ts';
import { brandOf, chassis, models } from '../marketplace/taxonomyOf.ts';
import { mockCall } from '../mockCall.ts';

const managed = { status: 1 as const, version: 1, ads: 0 };

const managedCategories: readonly ManagedCategory[] = categories.map(({ title, ...row }) => ({
  ...row,
  ...managed,
  titles: title,
  specifications: 14,
  children: categories.filter(({ parent_id: above }) => above === row.id).length,
}));

const managedGroups: readonly ManagedGroup[] = specificationGroups.map(({ title, ...row }) => ({
  ...row,
  ...managed,
  titles: title,
  specifications: specifications.filter(({ group }) => group === row.slug).length,
}));

const managedSpecifications: readonly ManagedSpecification[] = specifications.map((one) => {
  const { id, slug, sort, type, icon, title, flags, categories: asked, filters = [] } = one;
  const flag = (name: (typeof flags)[number]) => (flags.includes(name) ? 1 : 0);
  return {
    id,
    slug,
    sort,
    type,
    icon,
    ...managed,
    titles: title,
    answers: filters.length,
    several: 0,
    group_id: specificationGroups.find((group) => group.slug === one.group)?.id ?? 1,
    unit: one.unit ?? null,
    min: one.min ?? null,
    max: one.max ?? null,
    step: one.step ?? null,
    match: one.match ?? 'any',
    source: one.source ?? null,
    depends_on_filter_id: null,
    infilter: flag('infilter'),
    highlight: flag('highlight'),
    shortfilter: flag('shortfilter'),
    intitle: flag('intitle'),
    multi: flag('multi'),
    required: flag('required'),
    category_ids: categories
      .filter((category) => asked?.includes(category.slug) ?? true)
      .map((category) => category.id),
  };
});

const managedAnswers: readonly ManagedAnswer[] = specifications.flatMap(({ id, filters = [] }) =>
  filters.map((filter, index) => ({
    ...managed,
    id: id * 100 + index,
    specification_id: id,
    slug: filter.slug,
    sort: index * 10,
    icon: filter.icon ?? null,
    parent_id: null,
    titles: filter.title,
    former: [],
    children: 0,
  })),
);

const managedBrands: readonly ManagedBrand[] = brands.map((brand) => {
  const { id, slug, title, logo, sort, category_ids: ids } = brandOf(brand);
  return {
    ...managed,
    id,
    slug,
    title,
    logo,
    sort,
    category_ids: ids,
    models: models.filter((model) => model.brand_id === id).length,
  };
});

const managedModels: readonly ManagedModel[] = models.map((model) => ({
  ...model,
  ...managed,
  chassis: chassis.filter((one) => one.model_id === model.id).length,
}));

const managedChassis: readonly ManagedChassis[] = chassis.map((one) => ({ ...one, ...managed, codes: [] }));

const managedServiceKinds: readonly ManagedServiceKind[] = serviceKinds.map(({ title, ...row }, index) => ({
  ...row,
  titles: title,
  sort: (index + 1) * 10,
  status: 1,
  version: 1,
  services: index === 8 ? 0 : 12 - index,
}));

interface Row {
  readonly id: number;
  readonly slug: string;
}

const notFound = () => new Failure<'not-found', null>('not-found');

/** A page of rows by their slug; limited to the parent where one is named. */
function paged<Data extends Row>(
  rows: readonly Data[],
  {
    page = 1,
    limit = 50,
    keyword = '',
  }: { page?: number | undefined; limit?: number | undefined; keyword?: string | undefined },
) {
  const found = rows.filter(({ slug }) => slug.includes(keyword.toLowerCase()));
  return { data: found.slice((page - 1) * limit, page * limit), meta: { page, limit, total: found.length } };
}

/** The row as it would be after the change; nothing is kept. */
function changed<Data extends Row>(rows: readonly Data[], { id, ...fields }: { readonly id: number }) {
  const row = rows.find((one) => one.id === id);
  if (!row) return notFound();

  const named = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name in row && value !== undefined),
  );

  return { data: { ...row, ...named, version: 2 }, meta: { change: 1 } };
}

/** A row like the first one, with the fields of the new one. */
function made<Data extends Row>(rows: readonly Data[], fields: { readonly slug: string }) {
  if (rows.some(({ slug }) => slug === fields.slug)) {
    return new Failure<'validation', null>('validation', { errors: { slug: ['slug-taken'] } });
  }
  const [first] = rows;
  if (!first) throw new Error('The fixtures have no row of this kind.');

  const named = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name in first && value !== undefined),
  );

  return { data: { ...first, ...named, id: 1_000_000_000, version: 1 }, meta: { change: 1 } };
}

/** Removes what exists. */
const removed =
  (rows: readonly Row[]) =>
  ({ id }: { readonly id: number }) =>
    rows.some((row) => row.id === id) ? { removed: true as const } : notFound();

/** The order as it was sent. */
const sorted = ({ sort }: { readonly sort: number[] }) => ({ data: { order: sort }, meta: { change: 1 } });

const ofCategories = [
  mockCall(contract.listManagedCategories, ({ parent_id: above, ...query }) =>
    paged(
      managedCategories.filter((row) => above === undefined || row.parent_id === (above === 0 ? null : above)),
      query,
    ),
  ),
  mockCall(contract.createCategory, (fields) => made(managedCategories, fields)),
  mockCall(contract.updateCategory, (fields) => changed(managedCategories, fields)),
  mockCall(contract.setCategoryStatus, (fields) => changed(managedCategories, fields)),
  mockCall(contract.deleteCategory, ({ id }) => {
    const row = managedCategories.find((one) => one.id === id);
    return row && row.children > 0
      ? new Failure<'in-use', contract.InUse>('in-use', { data: { ads: 0, rows: row.children } })
      : removed(managedCategories)({ id });
  }),
  mockCall(contract.sortCategories, sorted),
  mockCall(contract.sortCategoriesOfSite, sorted),
  mockCall(contract.undoChange, ({ id }) => ({
    data: { entity: 'category', id: String(id) },
    meta: { change: id + 1 },
  })),
];

const flagCalls = [
  ['infilter', contract.setSpecificationInfilter],
  ['highlight', contract.setSpecificationHighlight],
  ['shortfilter', contract.setSpecificationShortfilter],
  ['intitle', contract.setSpecificationIntitle],
  ['multi', contract.setSpecificationMulti],
] as const;

const ofSpecifications = [
  mockCall(contract.listManagedSpecifications, ({ category_id: category, group_id: group, id, ...query }) =>
    paged(
      managedSpecifications.filter(
        (row) =>
          (category === undefined || row.category_ids.includes(category)) &&
          (group === undefined || row.group_id === group) &&
          (id === undefined || row.id === id),
      ),
      query,
    ),
  ),
  mockCall(contract.createSpecification, (fields) => made(managedSpecifications, fields)),
  mockCall(contract.updateSpecification, (fields) => changed(managedSpecifications, fields)),
  mockCall(contract.deleteSpecification, removed(managedSpecifications)),
  mockCall(contract.setSpecificationStatus, (fields) => changed(managedSpecifications, fields)),
  ...flagCalls.map(([flag, call]) =>
    mockCall(call, ({ id, status }) => changed(managedSpecifications, { id, [flag]: status })),
  ),
  mockCall(contract.sortSpecifications, sorted),
  mockCall(contract.listManagedGroups, (query) => paged(managedGroups, query)),
  mockCall(contract.createGroup, (fields) => made(managedGroups, fields)),
  mockCall(contract.updateGroup, (fields) => changed(managedGroups, fields)),
  mockCall(contract.deleteGroup, removed(managedGroups)),
  mockCall(contract.sortGroups, sorted),
  mockCall(contract.listManagedAnswers, ({ parent_id: question, ...query }) =>
    paged(
      managedAnswers.filter((row) => row.specification_id === question),
      query,
    ),
  ),
  mockCall(contract.createAnswer, (fields) => made(managedAnswers, fields)),
  mockCall(contract.updateAnswer, (fields) => changed(managedAnswers, fields)),
  mockCall(contract.deleteAnswer, removed(managedAnswers)),
  mockCall(contract.setAnswerStatus, (fields) => changed(managedAnswers, fields)),
  mockCall(contract.sortAnswers, sorted),
  mockCall(contract.createFuel, (fields) => made(managedAnswers, fields)),
  mockCall(contract.updateFuel, (fields) => changed(managedAnswers, fields)),
  mockCall(contract.deleteFuel, removed(managedAnswers)),
  mockCall(contract.setFuelStatus, (fields) => changed(managedAnswers, fields)),
  mockCall(contract.sortFuels, sorted),
];

const ofBrands = [
  mockCall(contract.listManagedBrands, ({ category_id: category, ...query }) =>
    paged(
      managedBrands.filter((row) => category === undefined || row.category_ids.includes(category)),
      query,
    ),
  ),
  mockCall(contract.createBrand, (fields) => made(managedBrands, fields)),
  mockCall(contract.updateBrand, (fields) => changed(managedBrands, fields)),
  mockCall(contract.deleteBrand, removed(managedBrands)),
  mockCall(contract.setBrandStatus, (fields) => changed(managedBrands, fields)),
  mockCall(contract.sortBrands, sorted),
  mockCall(contract.listManagedModels, ({ parent_id: make, ...query }) =>
    paged(
      managedModels.filter((row) => row.brand_id === make),
      query,
    ),
  ),
  mockCall(contract.createModel, (fields) => made(managedModels, fields)),
  mockCall(contract.updateModel, (fields) => changed(managedModels, fields)),
  mockCall(contract.deleteModel, removed(managedModels)),
  mockCall(contract.setModelStatus, (fields) => changed(managedModels, fields)),
  mockCall(contract.sortModels, sorted),
  mockCall(contract.listManagedChassis, ({ parent_id: model, ...query }) =>
    paged(
      managedChassis.filter((row) => row.model_id === model),
      query,
    ),
  ),
  mockCall(contract.createChassis, (fields) => made(managedChassis, fields)),
  mockCall(contract.updateChassis, (fields) => changed(managedChassis, fields)),
  mockCall(contract.deleteChassis, removed(managedChassis)),
  mockCall(contract.setChassisStatus, (fields) => changed(managedChassis, fields)),
  mockCall(contract.sortChassis, sorted),
];

const ofServiceKinds = [
  mockCall(contract.listManagedServiceKinds, (query) => paged(managedServiceKinds, query)),
  mockCall(contract.createServiceKind, ({ slug = 'vrsta', ...fields }) =>
    made(managedServiceKinds, { slug, ...fields }),
  ),
  mockCall(contract.updateServiceKind, (fields) => changed(managedServiceKinds, fields)),
  mockCall(contract.setServiceKindStatus, (fields) => changed(managedServiceKinds, fields)),
  mockCall(contract.deleteServiceKind, removed(managedServiceKinds)),
  mockCall(contract.sortServiceKinds, sorted),
];

const synonym = { id: 1, word: 'fica', meaning: 'zastava 750', lang: null };

/** The taxonomy as administrators change it, over the fixtures; nothing is kept. */
export const managedTaxonomyHandlers = [
  ...ofCategories,
  ...ofSpecifications,
  ...ofBrands,
  ...ofServiceKinds,
  mockCall(contract.listSynonyms, ({ page = 1, limit = 50 }) => ({ data: [synonym], meta: { page, limit, total: 1 } })),
  mockCall(contract.createSynonym, ({ word, meaning }) => ({ id: 2, word, meaning, lang: null })),
  mockCall(contract.deleteSynonym, ({ id }) => (id === synonym.id ? { removed: true as const } : notFound())),
  mockCall(contract.listMissedSearches, () => [{ text: 'batmobil', times: 7 }]),
];
