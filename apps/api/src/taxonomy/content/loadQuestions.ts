import type { TransactionSql } from 'postgres';
import type { Content } from './Content.ts';
import { removeLinks } from './removeLinks.ts';
import { textRows } from './textRows.ts';
import { upsertRows } from './upsertRows.ts';
import type { FileRows } from './fileRows.ts';

/** Categories, groups of specifications, specifications and filters, and what is asked in which category. */
export async function loadQuestions(sql: TransactionSql, content: Content, rows: FileRows): Promise<void> {
  const { isThere } = rows;
  const all = rowsOf(content);
  const own = ownRows(content, all, rows);
  const ids = new Set(own.specifications.map(({ id }) => id));
  const filterIds = new Set(own.filters.map(({ id }) => id));
  const links = all.links.filter((link) => ids.has(link.specification_id) && isThere('category', link.category_id));

  await writeCategoriesAndGroups(sql, own);
  await upsertRows(sql, 'specification', ['id'], own.specifications);
  await upsertRows(
    sql,
    'specification_text',
    ['specification_id', 'lang'],
    textRows(
      'specification_id',
      content.specifications.filter(({ id }) => ids.has(id)),
    ),
  );
  await upsertRows(sql, 'filter', ['id'], own.filters);
  await upsertRows(
    sql,
    'filter_text',
    ['filter_id', 'lang'],
    textRows(
      'filter_id',
      filtersOf(content).filter(({ id }) => filterIds.has(id)),
    ),
  );
  await upsertRows(sql, 'category_specification', ['category_id', 'specification_id'], links);
  await removeLinks(
    sql,
    'category_specification',
    'specification_id',
    links.map((link) => ({ category_id: link.category_id, owner_id: link.specification_id })),
  );

  // Last, because a specification may depend on an answer of a later one.
  const dependencies = all.dependencies.map(({ id, depends_on_filter_id: answer }) => ({
    id,
    depends_on_filter_id: isThere('filter', answer) ? answer : null,
  }));
  await sql`
    update specification set depends_on_filter_id = asked.depends_on_filter_id
    from jsonb_to_recordset(${sql.json(dependencies.filter(({ id }) => ids.has(id)))})
      as asked (id integer, depends_on_filter_id integer)
    where specification.id = asked.id
      and specification.depends_on_filter_id is distinct from asked.depends_on_filter_id`;
}

const filtersOf = ({ specifications }: Content) =>
  specifications.flatMap((specification) => specification.filters.map((filter) => ({ ...filter, specification })));

/** The rows of the files, as the tables hold them. */
function rowsOf(content: Content) {
  const { categories, groups, specifications } = content;
  const filters = filtersOf(content);
  const categoryIds = new Map(categories.map((category) => [category.slug, category.id]));
  const groupIds = new Map(groups.map((group) => [group.slug, group.id]));
  const filterIds = new Map(filters.map((filter) => [`${filter.specification.slug}.${filter.slug}`, filter.id]));

  return {
    specifications: specifications.map((specification) => ({
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
    })),
    filters: filters.map((filter) => ({
      id: filter.id,
      specification_id: filter.specification.id,
      parent_id: filter.parent === null ? null : filterIds.get(`${filter.specification.slug}.${filter.parent}`),
      slug: filter.slug,
      icon: filter.icon,
      sort: filter.sort,
    })),
    links: specifications.flatMap((specification) =>
      specification.categories.map((slug) => ({
        category_id: categoryIds.get(slug) ?? 0,
        specification_id: specification.id,
        sort: specification.panel,
      })),
    ),
    dependencies: specifications.map((specification) => ({
      id: specification.id,
      depends_on_filter_id: specification.depends_on === null ? null : filterIds.get(specification.depends_on),
    })),
  };
}

/**
 * The rows that the files still decide about: administrators may have changed or removed others. The order matters: `mine`
 * leaves out what belongs to a row that was left out before.
 */
function ownRows(content: Content, all: ReturnType<typeof rowsOf>, { mine, isThere }: FileRows) {
  const isBelow = (above: number | null) => above === null || isThere('category', above);

  return {
    categories: mine('category', content.categories, ({ parent_id: above }) => isBelow(above)),
    groups: mine('specification_group', content.groups),
    specifications: mine('specification', all.specifications, (row) => isThere('specification_group', row.group_id)),
    filters: mine(
      'filter',
      all.filters,
      ({ specification_id: question, parent_id: above }) =>
        isThere('specification', question) && (above === null || isThere('filter', above)),
    ),
  };
}

async function writeCategoriesAndGroups(
  sql: TransactionSql,
  { categories, groups }: Pick<ReturnType<typeof ownRows>, 'categories' | 'groups'>,
) {
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
}
