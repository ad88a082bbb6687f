type Flag = 0 | 1;

/** A category as it is stored. */
export interface CategoryRow {
  id: number;
  parent_id: number | null;
  kind: string;
  slug: string;
  icon: string;
  sort: number;
  status: Flag;
}

/** A question as it is stored. */
export interface SpecificationRow {
  id: number;
  group_id: number;
  slug: string;
  type: 'enum' | 'bool' | 'int' | 'decimal' | 'year' | 'month-year' | 'color' | 'text';
  unit: string | null;
  min: number | null;
  max: number | null;
  step: number | null;
  match: 'any' | 'all';
  depends_on_filter_id: number | null;
  source: string | null;
  icon: string | null;
  status: Flag;
  infilter: Flag;
  highlight: Flag;
  shortfilter: Flag;
  intitle: Flag;
  multi: Flag;
  required: Flag;
  sort: number;
}

/** An answer as it is stored. */
export interface FilterRow {
  id: number;
  specification_id: number;
  parent_id: number | null;
  slug: string;
  icon: string | null;
  sort: number;
  status: Flag;
}

/** A make as it is stored. */
export interface BrandRow {
  id: number;
  slug: string;
  title: string;
  logo: string | null;
  sort: number;
  status: Flag;
}

/** A model as it is stored. */
export interface ModelRow {
  id: number;
  brand_id: number;
  category_id: number;
  slug: string;
  title: string;
  sort: number;
  status: Flag;
}

/** A generation as it is stored. */
export interface ChassisRow {
  id: number;
  model_id: number;
  slug: string;
  title: string;
  /** Codes of its maker beside the title: `1P`. */
  codes: string[];
  year_from: number | null;
  year_to: number | null;
  sort: number;
  status: Flag;
}

/** A country as it is stored. */
export interface CountryRow {
  id: number;
  code: string;
  sort: number;
  active: boolean;
  payments: boolean;
  features_off: string[];
  version: number;
  free_until: Date | null;
}

/** A region as it is stored. */
export interface RegionRow {
  id: number;
  country_id: number;
  slug: string;
  sort: number;
}

/** A title in one language: a row of a `*_text` table. */
export interface TitleRow {
  /** Id of the row that the title belongs to. */
  owner: number;
  lang: string;
  title: string;
}
