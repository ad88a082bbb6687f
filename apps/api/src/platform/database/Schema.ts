import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date | string, Date | string>;
type Flag = 0 | 1;
type Text<Owner extends string> = Record<Owner, number> & { lang: string; title: string };

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
  /** Names of its maker beside the title: `1P`. */
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

/** An ad as it is stored. */
interface AdTable {
  id: Generated<number>;
  user_id: number;
  category_id: number;
  brand_id: number | null;
  model_id: number | null;
  chassis_id: number | null;
  brand_text: string | null;
  model_text: string | null;
  line: string;
  description: string;
  description_lang: string | null;
  slug: string;
  price: number | null;
  price_type: 'fixed' | 'negotiable' | 'on-request' | 'vat-deductible';
  credit: Flag;
  reserved: Generated<boolean>;
  year: number | null;
  mileage: number | null;
  power_kw: number | null;
  displacement: number | null;
  country_id: number;
  region_id: number | null;
  city_id: number | null;
  filter_ids: number[];
  search_tokens: string[];
  status: number;
  views: number;
  created_at: Time;
  confirmed_at: Time | null;
  first_seen_at: Time;
  updated_at: Time;
}

/** What an ad is compared with, as it is stored. [N03] */
interface SpreadRow {
  model_id: number;
  fuel_id: number;
  band: number;
  year: number;
  years: number;
  count: number;
  median: number;
  low: number;
  high: number;
  prices: number[];
}

/** Tables as `migrations/*.sql` makes them. A column that the server never reads through Kysely may be missing. */
export interface Schema {
  country: CountryRow;
  region: { id: number; country_id: number; code: string; slug: string; sort: number };
  region_text: Text<'region_id'>;
  city: { id: number; country_id: number; region_id: number | null; name: string };
  category: CategoryRow;
  category_text: Text<'category_id'>;
  category_specification: { category_id: number; specification_id: number; sort: number };
  category_brand: { category_id: number; brand_id: number };
  specification_group: { id: number; slug: string; sort: number; status: Flag };
  specification_group_text: Text<'group_id'>;
  specification: SpecificationRow;
  specification_text: Text<'specification_id'>;
  filter: FilterRow;
  filter_text: Text<'filter_id'>;
  filter_redirect: { specification_id: number; old_slug: string; filter_id: number };
  brand: BrandRow;
  model: ModelRow;
  chassis: ChassisRow;
  synonym: { id: Generated<number>; lang: string | null; word: string; meaning: string };
  users: {
    id: Generated<number>;
    name: string;
    email: string | null;
    mobile: string | null;
    type_id: number;
    own_type_id: number | null;
    status: number;
    suspended: Flag;
    verified: boolean;
    country_id: number | null;
    city_id: number | null;
    created_at: Time;
  };
  /** Read with SQL of its own, but for its address. */
  company: { id: Generated<number>; user_id: number; slug: string; status: number; logo_id: number | null };
  user_image: { user_id: number; kind: 'avatar' | 'cover'; picture_id: number };
  ad: AdTable;
  /** View: ads that a visitor may find. */
  active_ad: AdTable & { seller_type: number };
  /** Append-only. [N02] */
  ad_event: {
    id: Generated<number>;
    ad_id: number;
    type: 'price' | 'edited' | 'relisted' | 'ended' | 'status' | 'renewed' | 'confirmed' | 'reserved' | 'released';
    old_price: number | null;
    price: number | null;
    changed: Generated<string[]>;
    at: Generated<Date>;
  };
  /** View: what each ad is compared with, unless the counts are old. */
  fresh_spread: SpreadRow & { ad_id: number };
  ad_value: { ad_id: number; specification_id: number; num: number | null; text: string | null };
  ad_fit: { ad_id: number; model_id: number; year_from: number | null; year_to: number | null };
  ad_image: { ad_id: number; sort: number; picture_id: number; view: string | null };
  picture: { id: Generated<number>; object_key: string; width: number; height: number };
  ad_boost: { id: Generated<number>; ad_id: number; type: number; starts_at: Time; ends_at: Time };
}
