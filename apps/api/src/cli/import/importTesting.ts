import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import type { Sql } from 'postgres';
import { importFiles, type ImportOptions, type ImportSummary } from './importFiles.ts';
import { type Mapping, mappingSchema } from '../../importing/Mapping.ts';
import { readMapping } from '../../importing/readMapping.ts';
import { openRefusedReport } from './refusedReport.ts';

/** The moment of every run in tests. */
export const testMoment = new Date('2026-11-21T12:00:00Z');

/** Options of a run that tests set. */
export type TestOptions = Partial<Omit<ImportOptions, 'report'>>;

/** Result of a run, with its report of refused rows. */
export interface TestImport {
  summary: ImportSummary;
  report: { line: string; reason: string; field: string; value: string; raw: string }[];
}

/** Imports texts as files of a source and reads the report back. */
export async function importTexts(
  sql: Sql,
  mapping: string | Mapping,
  texts: string[],
  { encoding = 'utf8', ...options }: { encoding?: string } & TestOptions = {},
): Promise<TestImport> {
  const folder = await mkdtemp(join(tmpdir(), 'volan-import-'));
  try {
    const files = await Promise.all(
      texts.map(async (text, index) => {
        const file = join(folder, `${index}.csv`);
        await writeFile(file, iconv.encode(text, encoding, { addBOM: encoding.startsWith('utf-16') }));
        return file;
      }),
    );
    return await importPaths(sql, mapping, files, join(folder, 'refused.csv'), options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Imports files and reads the report back. */
export async function importPaths(
  sql: Sql,
  mapping: string | Mapping,
  files: string[],
  reportPath: string,
  options: TestOptions = {},
): Promise<TestImport> {
  const report = await openRefusedReport(reportPath);
  try {
    const read = typeof mapping === 'string' ? await readMapping(mapping) : mapping;
    const summary = await importFiles(sql, read, files, { report, now: testMoment, ...options });
    await report.close();

    return { summary, report: parse<TestImport['report'][number]>(await readFile(reportPath), { columns: true }) };
  } finally {
    await report.close();
  }
}

/** An imported ad with names in place of ids. */
export interface StoredAd {
  brand: string | null;
  model: string | null;
  brand_text: string | null;
  model_text: string | null;
  category: string;
  line: string;
  description: string;
  price: number | null;
  price_type: string;
  vin: string | null;
  generation: string | null;
  town: string | null;
  status: number;
  source_id: string;
  year: number;
  mileage: number | null;
  power_kw: number | null;
  displacement: number | null;
  region: string | null;
  country: string;
  seller_type: number;
  answers: string[];
  values: Record<string, number | string>;
  search_tokens: string[];
  created_at: Date;
}

/** The ads of a source in the order in which they were written. */
export async function adsOf(sql: Sql, source: string): Promise<StoredAd[]> {
  return sql<StoredAd[]>`
    select brand.slug as brand, model.slug as model, brand_text, model_text, category.slug as category, line,
      ad.description,
      price, price_type, vin, chassis.slug as generation, city.name as town, ad.status, source_id, year, mileage,
      power_kw, displacement, region.code as region, country.code as country,
      users.type_id as seller_type, ad.created_at, search_tokens,
      coalesce((select array_agg(s.slug || '.' || f.slug order by f.id) from filter f
        join specification s on s.id = f.specification_id where f.id = any(ad.filter_ids)), '{}') as answers,
      coalesce((select jsonb_object_agg(s.slug, coalesce(to_jsonb(v.num), to_jsonb(v.text))) from ad_value v
        join specification s on s.id = v.specification_id where v.ad_id = ad.id), '{}') as values
    from ad join users on users.id = ad.user_id join category on category.id = ad.category_id
      join country on country.id = ad.country_id
      left join brand on brand.id = ad.brand_id left join model on model.id = ad.model_id
      left join region on region.id = ad.region_id left join chassis on chassis.id = ad.chassis_id
      left join city on city.id = ad.city_id
    where source = ${source} order by ad.id`;
}

/** The source of the files of one dealer. */
export const dealer = 'dealer';

/** The mapping of a dealer in Serbia. */
export const dealerMapping = (more: object = {}): Mapping =>
  mappingSchema.parse({
    name: dealer,
    about: 'A dealer in Serbia.',
    encoding: 'utf8',
    separator: ';',
    category: 'vehicles',
    seller: { name: 'A dealer', type: 2 },
    place: { country: 'RS' },
    make: { column: 'make' },
    model: { column: 'model' },
    price: { column: 'price', currency: 'EUR' },
    year: { column: 'year' },
    mileage: { column: 'km' },
    ...more,
  });

/** A file of one dealer: columns in addition to those that every file has, with one value each. */
export const dealerFile = (rows: Record<string, string>[]) => {
  const full = rows.map((row) => ({ make: 'Opel', model: 'Corsa', price: '4900', year: '2014', km: '90000', ...row }));
  return `${Object.keys(full[0] ?? {}).join(';')}\n${full.map((row) => Object.values(row).join(';')).join('\n')}\n`;
};
