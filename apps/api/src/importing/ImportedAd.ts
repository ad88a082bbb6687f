/** An ad as the importer writes it: names are the columns of `ad`; units as they are stored (euros, km, kW, cm³). */
export interface ImportedAd {
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
  /** Null: the price is on request. */
  price: number | null;
  price_type: 'fixed' | 'negotiable' | 'on-request' | 'vat-deductible';
  credit: 0 | 1;
  year: number | null;
  mileage: number | null;
  power_kw: number | null;
  displacement: number | null;
  /** Never shown. */
  vin?: string | null;
  country_id: number;
  region_id: number | null;
  city_id: number | null;
  lat: number | null;
  lng: number | null;
  filter_ids: number[];
  search_tokens: string[];
  status: number;
  source: string;
  /** The source's id or the row's fingerprint, which has one ad. */
  source_id: string;
  created_at: string;
  published_at: string;
  confirmed_at: string | null;
  expires_at: string;
  first_seen_at: string;
  views: number;
  /** Answers without a column of their own. */
  values: readonly { specification_id: number; num: number | null; text: string | null }[];
}
