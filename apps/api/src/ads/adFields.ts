import type { AdFormFields, AdForm, AdField } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** An ad as its form needs it, including its private data. */
export interface StoredAd {
  readonly brand_id: number | null;
  readonly model_id: number | null;
  readonly chassis_id: number | null;
  readonly brand_text: string | null;
  readonly model_text: string | null;
  readonly line: string;
  readonly description: string;
  readonly price: number | null;
  readonly price_type: string;
  readonly financing_price: number | null;
  readonly credit: number;
  readonly year: number | null;
  readonly mileage: number | null;
  readonly power_kw: number | null;
  readonly displacement: number | null;
  readonly vin: string | null;
  readonly contact_phone: string | null;
  readonly region_id: number | null;
  readonly city_id: number | null;
  readonly filter_ids: readonly number[];
}

const textsOf = (value: string | number | null) => (value === null || value === '' ? [] : [String(value)]);

/** Values of an ad that are stored in other tables than its row. */
interface AdRelations {
  readonly values: readonly { specification_id: number; num: number | null; text: string | null }[];
  /** Ids of its pictures, the cover first. */
  readonly pictures: readonly string[];
  /** Models that a part fits. */
  readonly fits: readonly number[];
}

/** The values of the form for a stored ad: the reverse of `readAdForm`. [M55] */
export async function readAdFields(sql: Sql | TransactionSql, form: AdForm, adId: number): Promise<AdFormFields> {
  const [ad] = await sql<StoredAd[]>`
    select brand_id, model_id, chassis_id, brand_text, model_text, line, description, price, price_type, financing_price, credit,
      year, mileage, power_kw, displacement, vin, contact_phone, region_id, city_id, filter_ids
    from ad where id = ${adId}`;
  if (!ad) throw new Error('The ad was erased at this moment.');

  const values = await sql<{ specification_id: number; num: number | null; text: string | null }[]>`
    select specification_id, num, text from ad_value where ad_id = ${adId}`;
  const pictures = await sql<{ id: string }[]>`
    select picture_id::text as id from ad_image where ad_id = ${adId} order by sort`;
  const fits = await sql<{ id: number }[]>`select model_id as id from ad_fit where ad_id = ${adId} order by model_id`;

  return fieldsOfAd(form, ad, { values, pictures: pictures.map((row) => row.id), fits: fits.map((row) => row.id) });
}

/** The same for an ad that is not in the database yet. */
export function fieldsOfAd(form: AdForm, ad: StoredAd, { values, pictures, fits }: AdRelations): AdFormFields {
  const valueOf = new Map(values.map((value) => [value.specification_id, value]));
  const chosen = new Set(ad.filter_ids);

  function answersOf({ specification, kind }: AdField): readonly string[] {
    if (!specification) return [];

    const filters = specification.filters.filter(({ id }) => chosen.has(id));
    if (kind === 'choice' || kind === 'choices') {
      // a tree question stores an answer together with its parents: the form has the narrowest one
      const parents = new Set(filters.map(({ parent_id: parent }) => parent));
      return filters.filter(({ id }) => !parents.has(id)).map(({ slug }) => slug);
    }
    const value = valueOf.get(specification.id);
    if (!value) return [];
    if (kind === 'month' && value.num !== null) {
      return [`${Math.floor(value.num / 100)}-${String(value.num % 100).padStart(2, '0')}`];
    }

    return textsOf(value.num ?? value.text);
  }

  const named: Readonly<Record<string, readonly string[]>> = {
    brand_id: textsOf(ad.brand_id),
    model_id: textsOf(ad.model_id),
    chassis_id: textsOf(ad.chassis_id),
    brand_text: textsOf(ad.brand_text),
    model_text: textsOf(ad.model_text),
    year: textsOf(ad.year),
    mileage: textsOf(ad.mileage),
    power_kw: textsOf(ad.power_kw),
    displacement: textsOf(ad.displacement),
    vin: textsOf(ad.vin),
    price: textsOf(ad.price),
    price_type: [ad.price_type],
    financing_price: textsOf(ad.financing_price),
    credit: ad.credit === 1 ? ['1'] : [],
    line: textsOf(ad.line),
    description: textsOf(ad.description),
    region_id: textsOf(ad.region_id),
    city_id: textsOf(ad.city_id),
    phone: textsOf(ad.contact_phone),
    pictures,
    fits: fits.map(String),
  };
  const entries = form.fields.map((field) => [field.name, named[field.name] ?? answersOf(field)] as const);

  return Object.fromEntries(entries.filter(([, texts]) => texts.length > 0));
}
