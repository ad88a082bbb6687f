import { listingLimits, listingStatus, slugOf } from '@volan/domain-rules';
import { adSearchTokens } from '../../ads/adSearchTokens.ts';
import { cleanLine } from './cleanLine.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import { findRefusal, yearOf } from './findRefusal.ts';
import type { ImportTaxonomy, ImportSpecification } from './ImportTaxonomy.ts';
import type { ImportedAd } from './ImportedAd.ts';
import type { Mapping } from './Mapping.ts';
import type { SourceRecord } from './readRecords.ts';
import { readRow, type RowValues } from './readRow.ts';
import type { Refusal } from './Refusal.ts';
import { type ResolvedMapping, resolveMapping } from './resolveMapping.ts';

/** What became of a row. */
export type ReadRow = { ad: ImportedAd; emptied: string[] } | { refusal: Refusal };

/** What the rows of one run have in common. */
export interface RowReaderParts {
  mapping: Mapping;
  taxonomy: ImportTaxonomy;
  /** Account of each profile type [M11]. */
  sellers: ReadonlyMap<number, number>;
  /** The moment of the run: imported ads are published then. */
  now: Date;
}

const dayInMilliseconds = 86_400_000;

/**
 * Reads rows of one source.
 * @throws when the mapping names something that the taxonomy does not have.
 */
export async function createRowReader({
  mapping,
  taxonomy,
  sellers,
  now,
}: RowReaderParts): Promise<(record: SourceRecord) => ReadRow> {
  const resolved = await resolveMapping(mapping, taxonomy);
  return (record) => {
    const values = readRow(record, resolved);
    if ('reason' in values) {
      return { refusal: values };
    }
    const firstSeen = (mapping.firstSeen ? readMoment(record.values[mapping.firstSeen] ?? '') : null) ?? now;
    const refusal = findRefusal(record, values, resolved, firstSeen);
    return refusal ? { refusal } : makeAd(record, values, resolved, { sellers, now, firstSeen });
  };
}

function makeAd(
  record: SourceRecord,
  values: RowValues,
  resolved: ResolvedMapping,
  { sellers, now, firstSeen }: { sellers: RowReaderParts['sellers']; now: Date; firstSeen: Date },
): { ad: ImportedAd; emptied: string[] } {
  const { mapping } = resolved;
  const cell = (column: string | undefined) => (column ? (record.values[column] ?? '') : '');
  const vehicle = resolved.findVehicle(cell(mapping.make.column), cell(mapping.model.column));
  const brandTitle = vehicle.brand?.title ?? vehicle.brandText;
  const modelTitle = vehicle.model?.title ?? vehicle.modelText;
  const answers = [...resolved.constants, ...values.answers];
  const measured = resolved.numbers.flatMap((rule, place) => {
    const number = values.numbers[place] ?? null;
    return number === null ? [] : [{ rule, number }];
  });
  const line = mapping.line ? cleanLine(cell(mapping.line.column), mapping.line.replace) : '';
  const categoryRule = resolved.categoryRules.find((rule) => rule.values.includes(cell(rule.column)));
  const { rule: typeRule, type } = mapping.seller;
  const sellerType = typeRule?.types[cell(typeRule.column)] ?? type;
  return {
    emptied: measured.filter(({ rule, number }) => !isWithin(number, rule.of)).map(({ rule }) => rule.specification),
    ad: {
      user_id: sellers.get(sellerType) ?? 0,
      category_id: categoryRule?.id ?? vehicle.model?.categoryId ?? resolved.categoryId,
      brand_id: vehicle.brand?.id ?? null,
      model_id: vehicle.model?.id ?? null,
      chassis_id: null,
      brand_text: vehicle.brandText,
      model_text: vehicle.modelText,
      line,
      description: mapping.description ? cleanLine(cell(mapping.description.column), mapping.description.replace) : '',
      description_lang: null,
      slug: slugOf([brandTitle, modelTitle, vehicle.variant].filter(Boolean).join(' ')),
      price: Math.max(1, Math.round((values.price ?? 0) * resolved.euros)),
      price_type: 'fixed',
      credit: 0,
      year: yearOf(values, resolved),
      mileage: values.mileage,
      power_kw: values.power,
      displacement: values.displacement,
      country_id: resolved.countryId,
      region_id: resolved.regionOf(cell(mapping.place.postalCode?.column)),
      city_id: null,
      lat: null,
      lng: null,
      filter_ids: [...new Set(answers.flatMap((answer) => answer.withParents))],
      search_tokens: adSearchTokens({
        brand: brandTitle,
        model: modelTitle,
        line,
        answers: [vehicle.variant ?? '', ...answers.flatMap((answer) => answer.titles)],
        city: null,
      }),
      status: listingStatus.active,
      source: mapping.name,
      source_id: mapping.id ? cell(mapping.id) : fingerprintOf(record.cells),
      created_at: firstSeen.toISOString(),
      published_at: now.toISOString(),
      confirmed_at: null,
      expires_at: new Date(now.getTime() + listingLimits.activeDays * dayInMilliseconds).toISOString(),
      first_seen_at: firstSeen.toISOString(),
      views: 0,
      values: [
        ...measured
          .filter(({ rule, number }) => isWithin(number, rule.of))
          .map(({ rule, number }) => ({ specification_id: rule.of.id, num: Math.round(number * 10) / 10, text: null })),
        ...(vehicle.variant ? [{ specification_id: resolved.variant.id, num: null, text: vehicle.variant }] : []),
      ],
    },
  };
}

const isWithin = (number: number, { min, max }: ImportSpecification) =>
  number >= (min ?? -Infinity) && number <= (max ?? Infinity);

/** `2016-03-26 17:47:46` as a moment; the sources give no time zone, so it is read as UTC. */
function readMoment(text: string): Date | null {
  const moment = new Date(`${text.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
