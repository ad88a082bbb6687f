import type { TransactionSql } from 'postgres';
import type { Content } from './Content.ts';
import { removeLinks } from './removeLinks.ts';
import { textRows } from './textRows.ts';
import { upsertRows } from './upsertRows.ts';
import type { FileRows } from './fileRows.ts';

/** Loads categories, groups of specifications, specifications and filters, and the questions of each category. */
export async function loadQuestions(sql: TransactionSql, content: Content, { mine, isThere }: FileRows): Promise<void> {
  const { categories, groups, specifications } = content;
  const categoryIds = new Map(categories.map((category) => [category.slug, category.id]));
  const groupIds = new Map(groups.map((group) => [group.slug, group.id]));
  const filters = specifications.flatMap((specification) =>
    specification.filters.map((filter) => ({ ...filter, specification })),
  );
  const filterIds = new Map(filters.map((filter) => [`${filter.specification.slug}.${filter.slug}`, filter.id]));

  const specificationRows = specifications.map((specification) => ({
    id: specification.id,
    group_id: groupIds.get(specification.group),
    slug: specification.slug,
    type: specification.type,
    unit: specification.unit,
    min: specification.min,
    max: specification.max,
    step: specification.step,
    match: specification.match,
    source: specification.source,
    icon: specification.icon,
    status: specification.status,
    infilter: specification.infilter,
    highlight: specification.highlight,
    shortfilter: specification.shortfilter,
    intitle: specification.intitle,
    multi: specification.multi,
    required: specification.required,
    sort: specification.sort,
  }));
  const filterRows = filters.map((filter) => ({
    id: filter.id,
    specification_id: filter.specification.id,
    parent_id: filter.parent === null ? null : filterIds.get(`${filter.specification.slug}.${filter.parent}`),
    slug: filter.slug,
    icon: filter.icon,
    sort: filter.sort,
  }));
  const linkRows = specifications.flatMap((specification) =>
    specification.categories.map((slug) => ({
      category_id: categoryIds.get(slug) ?? 0,
      specification_id: specification.id,
      sort: specification.panel,
    })),
  );
  const dependencies = specifications.map((specification) => ({
    id: specification.id,
    depends_on_filter_id: specification.depends_on === null ? null : filterIds.get(specification.depends_on),
  }));

  const ownCategories = mine(
    'category',
    categories,
    ({ parent_id: above }) => above === null || isThere('category', above),
  );
  const ownGroups = mine('specification_group', groups);
  const ownSpecifications = mine('specification', specificationRows, (row) =>
    isThere('specification_group', row.group_id),
  );
  const ownIds = new Set(ownSpecifications.map(({ id }) => id));
  const ownFilters = mine(
    'filter',
    filterRows,
    ({ specification_id: question, parent_id: above }) =>
      isThere('specification', question) && (above === null || isThere('filter', above)),
  );
  const ownFilterIds = new Set(ownFilters.map(({ id }) => id));
  const ownLinks = linkRows.filter(
    (link) => ownIds.has(link.specification_id) && isThere('category', link.category_id),
  );

  await upsertRows(
    sql,
    'category',
    ['id'],
    ownCategories.map(({ title: _title, ...category }) => category),
  );
  await upsertRows(sql, 'category_text', ['category_id', 'lang'], textRows('category_id', ownCategories));
  await upsertRows(
    sql,
    'specification_group',
    ['id'],
    ownGroups.map(({ title: _title, ...group }) => group),
  );
  await upsertRows(sql, 'specification_group_text', ['group_id', 'lang'], textRows('group_id', ownGroups));
  await upsertRows(sql, 'specification', ['id'], ownSpecifications);
  await upsertRows(
    sql,
    'specification_text',
    ['specification_id', 'lang'],
    textRows(
      'specification_id',
      specifications.filter(({ id }) => ownIds.has(id)),
    ),
  );
  await upsertRows(sql, 'filter', ['id'], ownFilters);
  await upsertRows(
    sql,
    'filter_text',
    ['filter_id', 'lang'],
    textRows(
      'filter_id',
      filters.filter(({ id }) => ownFilterIds.has(id)),
    ),
  );
  await upsertRows(sql, 'category_specification', ['category_id', 'specification_id'], ownLinks);
  await removeLinks(
    sql,
    'category_specification',
    'specification_id',
    ownLinks.map((link) => ({ category_id: link.category_id, owner_id: link.specification_id })),
  );

  // Last, because a specification may depend on an answer of a later one.
  const ownDependencies = dependencies.map(({ id, depends_on_filter_id: answer }) => ({
    id,
    depends_on_filter_id: isThere('filter', answer) ? answer : null,
  }));
  await sql`
    update specification set depends_on_filter_id = asked.depends_on_filter_id
    from jsonb_to_recordset(${sql.json(ownDependencies.filter(({ id }) => ownIds.has(id)))})
      as asked (id integer, depends_on_filter_id integer)
    where specification.id = asked.id
      and specification.depends_on_filter_id is distinct from asked.depends_on_filter_id`;
}
