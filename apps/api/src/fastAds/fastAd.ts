import { fastAdFormOf, fastAdLimits, readFastAdForm, slugOf, type AdFormFields } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { AdKind } from '../selling/AdKind.ts';
import { readBelonging } from '../selling/belonging.ts';
import { wrong } from '../selling/readAd.ts';
import { brandInLine } from './brandInLine.ts';

/** An ad of one screen: pictures, one line, a price, a town and a phone. [M17] */
export const fastAd: AdKind = {
  isFast: true,
  formOf: (_registry, category) => fastAdFormOf(category.id),
  async read(sql, registry, category, { fields, now }) {
    const placed = await withRegion(sql, fields);
    const reading = readFastAdForm(category.id, placed, { thisYear: now.getUTCFullYear() });
    if (!reading.ok) return wrong(reading.errors);

    const values = { ...reading.values, brandId: brandInLine(registry, category, reading.values.line)?.id ?? null };
    const belonging = await readBelonging(sql, registry, category, values);
    // a seller of a fast ad chooses a town, not a region
    if ('errors' in belonging) return wrong({ city_id: ['value'] });

    return {
      values,
      place: belonging.place,
      maxPictures: fastAdLimits.pictures,
      columns: { fast: true, tags: reading.tags },
    };
  },
  slugOf: (_registry, category, { line }) => slugOf(line, category.slug),
};

/** Adds the region of the chosen town. */
async function withRegion(sql: TransactionSql, fields: AdFormFields): Promise<AdFormFields> {
  const { region_id: _sent, ...others } = fields;
  const city = /^[1-9]\d{0,8}$/.exec(others['city_id']?.[0]?.trim() ?? '')?.[0];
  if (city === undefined) return others;

  const [row] = await sql<{ region: number }[]>`select region_id as region from city where id = ${city}`;

  return row ? { ...others, region_id: [String(row.region)] } : others;
}
