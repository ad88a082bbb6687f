import type { Category, CategoryWithSpecifications, Filter, Specification } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import type { CategoryRecord, FilterRecord, Registry, SpecificationRecord } from './Registry.ts';
import { titleIn } from './titleIn.ts';

/** A category in the visitor's language; `counts` are active ads by category, without those below. */
export function presentCategory(
  category: CategoryRecord,
  counts: ReadonlyMap<number, number>,
  language: LanguageValue,
): Category {
  return {
    id: category.id,
    parent_id: category.parent_id,
    kind: category.kind,
    slug: category.slug,
    title: titleIn(category, language),
    icon: category.icon,
    sort: category.sort,
    count: category.branch.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
  };
}

/** A category with its questions in the order of the panel, and their groups. [J50] */
export function presentWithSpecifications(
  registry: Registry,
  category: CategoryRecord,
  counts: ReadonlyMap<number, number>,
  language: LanguageValue,
): CategoryWithSpecifications {
  const groups = new Set(category.specifications.map((one) => one.group));
  return {
    ...presentCategory(category, counts, language),
    groups: [...groups]
      .sort((a, b) => a.sort - b.sort)
      .map((group) => ({ id: group.id, slug: group.slug, title: titleIn(group, language), sort: group.sort })),
    specifications: category.specifications.map((one) => presentSpecification(registry, one, language)),
  };
}

function presentSpecification(registry: Registry, one: SpecificationRecord, language: LanguageValue): Specification {
  const { id, slug, type, unit, min, max, step, match, source, icon, sort } = one;
  const { status, infilter, highlight, shortfilter, intitle, multi, required } = one;
  const former = [...one.filtersBySlug].flatMap(([old, filter]) => (old === filter.slug ? [] : [[old, filter.slug]]));

  return {
    id,
    group: one.group.slug,
    slug,
    title: titleIn(one, language),
    type,
    unit,
    min,
    max,
    step,
    match,
    depends_on: dependsOn(registry, one),
    source,
    icon,
    status,
    infilter,
    highlight,
    shortfilter,
    intitle,
    multi,
    required,
    sort,
    filters: one.filters.map((filter) => presentFilter(filter, language)),
    ...(former.length > 0 && { former: Object.fromEntries(former) }),
  };
}

function dependsOn(registry: Registry, one: SpecificationRecord): Specification['depends_on'] {
  const filter = one.depends_on_filter_id === null ? undefined : registry.filtersById.get(one.depends_on_filter_id);
  const asked = filter && registry.specificationsById.get(filter.specification_id);
  return filter && asked ? { key: asked.slug, value: filter.slug } : null;
}

function presentFilter(filter: FilterRecord, language: LanguageValue): Filter {
  return {
    id: filter.id,
    parent_id: filter.parent_id,
    slug: filter.slug,
    title: titleIn(filter, language),
    icon: filter.icon,
    sort: filter.sort,
  };
}
