import { searchTokens, slugOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** Values of an ad that a test sets. @default a plain active car in Belgrade */
export interface AdOfTest {
  readonly seller?: number;
  readonly category?: string;
  /** Slug of the make. */
  readonly brand?: string;
  /** Slug of the model. */
  readonly model?: string;
  readonly brandText?: string;
  readonly modelText?: string;
  readonly line?: string;
  /** Slug of the region; it gives the country. */
  readonly region?: string;
  readonly price?: number | null;
  readonly year?: number;
  readonly mileage?: number;
  readonly powerKw?: number;
  readonly status?: number;
  readonly credit?: 0 | 1;
  /** `key.value` of enumerated answers. */
  readonly answers?: readonly string[];
  /** Words that find the ad. @default those of make, model and line */
  readonly words?: string;
  readonly vin?: string;
  readonly createdAt?: string;
  readonly description?: string;
}

/** Inserts a seller; gives the id. */
export async function insertSeller(sql: Sql, seller: { name?: string; type?: number; status?: number } = {}) {
  const [row] = await sql<{ id: number }[]>`
    insert into users (name, email, mobile, type_id, status)
    values (
      ${seller.name ?? 'Ana Anić'}, ${`${crypto.randomUUID()}@example.test`}, '+381641234567',
      ${seller.type ?? 1}, ${seller.status ?? 1})
    returning id`;
  return row?.id ?? 0;
}

/** Inserts an ad; gives the id. */
export async function insertAd(sql: Sql, ad: AdOfTest = {}): Promise<number> {
  const seller = ad.seller ?? (await insertSeller(sql));
  const words = ad.words ?? [ad.brand, ad.model, ad.line].filter(Boolean).join(' ');
  const price = ad.price === undefined ? 10_000 : ad.price;
  const region = ad.region ?? 'beograd';
  const [row] = await sql<{ id: number }[]>`
    insert into ad (
      user_id, category_id, brand_id, model_id, brand_text, model_text, line, description, description_lang, slug,
      price, price_type, credit, year, mileage, power_kw, vin, country_id, region_id, filter_ids, search_tokens, status,
      created_at
    ) values (
      ${seller},
      (select id from category where slug = ${ad.category ?? 'vehicles'}),
      (select id from brand where slug = ${ad.brand ?? null}),
      (select model.id from model join brand on brand.id = brand_id
        where model.slug = ${ad.model ?? null} and brand.slug = ${ad.brand ?? null} limit 1),
      ${ad.brandText ?? null}, ${ad.modelText ?? null}, ${ad.line ?? ''}, ${ad.description ?? ''}, 'rs',
      ${slugOf(words)}, ${price}, ${price === null ? 'on-request' : 'fixed'}, ${ad.credit ?? 0},
      ${ad.year ?? 2015}, ${ad.mileage ?? 100_000}, ${ad.powerKw ?? null}, ${ad.vin ?? null},
      (select country_id from region where slug = ${region}), (select id from region where slug = ${region}),
      (select coalesce(array_agg(filter.id), '{}') from filter join specification on specification.id = specification_id
        where specification.slug || '.' || filter.slug = any (${[...(ad.answers ?? [])]}::text[])),
      ${searchTokens(words)}, ${ad.status ?? 2}, ${ad.createdAt ?? new Date().toISOString()}
    )
    returning id`;

  return row?.id ?? 0;
}
