import type { ManagedKind } from '@volan/api-contract';
import type { PermissionName } from '@volan/domain-rules';

/** A kind of row that administrators manage: its tables, and its columns that may be written. */
export interface ManagedEntity {
  /** Its name in the audit log. */
  readonly name: string;
  readonly table: string;
  /** Row of the permission table for its changes. */
  readonly access: PermissionName;
  /** Columns that a change may name, beside titles and categories. */
  readonly columns: readonly string[];
  /** The table of its titles by language. */
  readonly texts?: { readonly table: string; readonly owner: string };
  /** The table that links it to categories. `ordered`: with its position in the panel of each category. */
  readonly links?: { readonly table: string; readonly owner: string; readonly ordered: boolean };
  /** Columns of its parent: a slug is unique within it. */
  readonly slugScope: readonly string[];
  /** The column of the parent that it is ordered within. */
  readonly orderScope?: string;
  /** False: its rows have no order of their own. @default true */
  readonly isOrdered?: boolean;
  /** Rows are nested by `parent_id`, and may move to another parent when they are sorted. @default false */
  readonly isTree?: boolean;
  /** Its slug is used in addresses, so the words of routes are refused. @default false [T58] */
  readonly hasOwnAddress?: boolean;
  /** Tables that columns refer to. */
  readonly pointsTo?: Readonly<Record<string, string>>;
}

/** Every kind, by the name that the audit log gives it. */
const managedEntities = {
  category: {
    name: 'category',
    table: 'category',
    access: 'categories.edit',
    columns: ['parent_id', 'kind', 'slug', 'icon', 'status'],
    texts: { table: 'category_text', owner: 'category_id' },
    slugScope: [],
    orderScope: 'parent_id',
    isTree: true,
    hasOwnAddress: true,
  },
  'specification-group': {
    name: 'specification-group',
    table: 'specification_group',
    access: 'specifications.edit',
    columns: ['slug', 'status'],
    texts: { table: 'specification_group_text', owner: 'group_id' },
    slugScope: [],
  },
  specification: {
    name: 'specification',
    table: 'specification',
    access: 'specifications.edit',
    columns: [
      'group_id',
      'slug',
      'type',
      'unit',
      'min',
      'max',
      'step',
      'match',
      'depends_on_filter_id',
      'icon',
      'required',
      'status',
      'infilter',
      'highlight',
      'shortfilter',
      'intitle',
      'multi',
    ],
    texts: { table: 'specification_text', owner: 'specification_id' },
    links: { table: 'category_specification', owner: 'specification_id', ordered: true },
    slugScope: [],
    orderScope: 'group_id',
    pointsTo: { group_id: 'specification_group', depends_on_filter_id: 'filter' },
  },
  filter: {
    name: 'filter',
    table: 'filter',
    access: 'filters.edit',
    columns: ['specification_id', 'parent_id', 'slug', 'icon', 'status'],
    texts: { table: 'filter_text', owner: 'filter_id' },
    slugScope: ['specification_id'],
    orderScope: 'specification_id',
    pointsTo: { specification_id: 'specification' },
  },
  brand: {
    name: 'brand',
    table: 'brand',
    access: 'brands.edit',
    columns: ['slug', 'title', 'logo', 'status'],
    links: { table: 'category_brand', owner: 'brand_id', ordered: false },
    slugScope: [],
  },
  model: {
    name: 'model',
    table: 'model',
    access: 'models.edit',
    columns: ['brand_id', 'category_id', 'slug', 'title', 'status'],
    slugScope: ['brand_id', 'category_id'],
    orderScope: 'brand_id',
    pointsTo: { brand_id: 'brand', category_id: 'category' },
  },
  chassis: {
    name: 'chassis',
    table: 'chassis',
    access: 'models.edit',
    columns: ['model_id', 'slug', 'title', 'codes', 'year_from', 'year_to', 'status'],
    slugScope: ['model_id'],
    orderScope: 'model_id',
    pointsTo: { model_id: 'model' },
  },
  'blog-category': {
    name: 'blog-category',
    table: 'blog_category',
    access: 'blog.edit',
    columns: ['parent_id', 'slug', 'status'],
    texts: { table: 'blog_category_text', owner: 'category_id' },
    slugScope: [],
    orderScope: 'parent_id',
    isTree: true,
    hasOwnAddress: true,
  },
  'blog-article': {
    name: 'blog-article',
    table: 'blog_article',
    access: 'blog.edit',
    columns: [
      'blog_category_id',
      'lang',
      'brand',
      'translates_id',
      'slug',
      'title',
      'summary',
      'body',
      'author',
      'cover_id',
      'cover_alt',
      'status',
      'publish_at',
    ],
    slugScope: [],
    isOrdered: false,
    hasOwnAddress: true,
    pointsTo: { blog_category_id: 'blog_category', translates_id: 'blog_article', cover_id: 'blog_picture' },
  },
  'service-kind': {
    name: 'service-kind',
    table: 'service_kind',
    access: 'service-kinds.edit',
    columns: ['slug', 'icon', 'status'],
    texts: { table: 'service_kind_text', owner: 'kind_id' },
    slugScope: [],
  },
} as const satisfies Readonly<Record<ManagedKind, ManagedEntity>>;

/** The name of a kind of row. */
export type EntityName = ManagedKind;

/** A kind of row by its name. */
export const entityOf = (name: EntityName): ManagedEntity => managedEntities[name];

/** Whether the audit log names a kind of row of the taxonomy. */
export const isEntityName = (name: string): name is EntityName => Object.hasOwn(managedEntities, name);
