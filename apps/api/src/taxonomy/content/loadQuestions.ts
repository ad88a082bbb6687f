import type { TransactionSql } from 'postgres';
import type { Content } from './Content.ts';
import { removeLinks } from './removeLinks.ts';
import { textRows } from './textRows.ts';
import { upsertRows } from './upsertRows.ts';

/** Categories, groups of specifications, specifications and filters, and what is asked in which category. */
export async function loadQuestions(sql: TransactionSql, content: Content): Promise<void> {
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

  await upsertRows(
    sql,
    'category',
    ['id'],
    categories.map(({ title: _title, ...category }) => category),
  );
  await upsertRows(sql, 'category_text', ['category_id', 'lang'], textRows('category_id', categories));
  await upsertRows(
    sql,
    'specification_group',
    ['id'],
    groups.map(({ title: _title, ...group }) => group),
  );
  await upsertRows(sql, 'specification_group_text', ['group_id', 'lang'], textRows('group_id', groups));
  await upsertRows(sql, 'specification', ['id'], specificationRows);
  await upsertRows(
    sql,
    'specification_text',
    ['specification_id', 'lang'],
    textRows('specification_id', specifications),
  );
  await upsertRows(sql, 'filter', ['id'], filterRows);
  await upsertRows(sql, 'filter_text', ['filter_id', 'lang'], textRows('filter_id', filters));
  await upsertRows(sql, 'category_specification', ['category_id', 'specification_id'], linkRows);
  await removeLinks(
    sql,
    'category_specification',
    'specification_id',
    linkRows.map((link) => ({ category_id: link.category_id, owner_id: link.specification_id })),
  );

  // Last, because a specification may depend on an answer of a later one.
  await sql`
    update specification set depends_on_filter_id = asked.depends_on_filter_id
    from jsonb_to_recordset(${sql.json(dependencies)}) as asked (id integer, depends_on_filter_id integer)
    where specification.id = asked.id
      and specification.depends_on_filter_id is distinct from asked.depends_on_filter_id`;
}
