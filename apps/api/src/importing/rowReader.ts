import { cutPlain, listingLimits, listingStatus, pictureLimits, slugOf } from '@volan/domain-rules';
import { adSearchTokens } from '../ads/adSearchTokens.ts';
import { detectDescriptionLanguage } from '../ads/detectDescriptionLanguage.ts';
import { cleanDescription, cleanLine } from './cleanLine.ts';
import { currencyOf } from './currencyOf.ts';
import { findRefusals, yearOf } from './findRefusal.ts';
import type { FoundVehicle } from './findVehicle.ts';
import type { ImportTaxonomy, ImportSpecification, ImportTown } from './ImportTaxonomy.ts';
import type { ImportedAd } from './ImportedAd.ts';
import type { Mapping } from './Mapping.ts';
import type { SourceRecord } from './readRecords.ts';
import type { FoundPlace } from './placeFinder.ts';
import { readRow, type RowValues } from './readRow.ts';
import type { Refusal } from './Refusal.ts';
import { type ResolvedMapping, resolveMapping } from './resolveMapping.ts';
import { wordIn } from './rowText.ts';

/** A cell that the importer could not read: the ad is imported without it. */
interface UnreadCell {
  field: string;
  value: string;
}

/** The result of reading a row. */
export type ReadRow =
  | {
      ad: ImportedAd;
      /** Specifications whose number is outside of their limits. */
      emptied: string[];
      unread: UnreadCell[];
      vehicle: FoundVehicle;
      /** The answers in words, to look at. */
      answers: string[];
      town: string | null;
      place: Pick<FoundPlace, 'unknown' | 'isAmbiguous'>;
      /** Addresses or file names of its pictures. */
      pictures: string[];
    }
  | {
      /** The first error, or the conclusion from several errors. */
      refusal: Refusal;
      /** All errors. */
      all: readonly Refusal[];
    };

/** Data that all rows of one run share. */
export interface RowReaderDeps {
  mapping: Mapping;
  taxonomy: ImportTaxonomy;
  /** Towns of the mapping's country, if it names towns. */
  towns?: readonly ImportTown[];
  /** Account of each profile type [M11]. */
  sellers: ReadonlyMap<number, number>;
  /** The moment of the run: imported ads are published then. */
  now: Date;
}

const dayInMilliseconds = 86_400_000;

/**
 * Reads rows of one source. The second argument is the id of the row's ad.
 * @throws if the mapping names something that is not in the taxonomy
 */
export async function createRowReader({
  mapping,
  taxonomy,
  towns,
  sellers,
  now,
}: RowReaderDeps): Promise<(record: SourceRecord, id: string) => ReadRow> {
  const resolved = await resolveMapping(mapping, taxonomy, towns);
  return (record, id) => {
    const values = readRow(record, resolved);
    if ('reason' in values) {
      return { refusal: values, all: values.misfits ?? [values] };
    }
    const rule = resolved.firstSeenOf;
    const firstSeen = rule?.read(record.values[rule.column] ?? '') ?? now;
    const all = findRefusals(record, values, resolved, firstSeen);
    const [refusal] = all;

    return refusal ? { refusal, all } : makeAd(record, values, resolved, { id, sellers, now, firstSeen });
  };
}

/** Letters and digits of a vehicle identification number: no I, O and Q. */
const vinShape = /^[A-HJ-NPR-Z0-9]{17}$/;

function makeAd(
  record: SourceRecord,
  values: RowValues,
  resolved: ResolvedMapping,
  { id, sellers, now, firstSeen }: { id: string; sellers: RowReaderDeps['sellers']; now: Date; firstSeen: Date },
): ReadRow {
  const { mapping } = resolved;
  const cell = (column: string | undefined) => (column ? (record.values[column] ?? '') : '');
  const vehicle = resolved.findVehicle(cell(mapping.make.column), cell(mapping.model.column));
  const brandTitle = vehicle.brand?.title ?? vehicle.brandText;
  const modelTitle = vehicle.model?.title ?? vehicle.modelText;
  const year = yearOf(values, resolved);
  const generation = cell(mapping.generation?.column);
  const chassis =
    vehicle.model && mapping.generation ? resolved.generationOf(vehicle.model.id, generation, year) : null;
  const { town, unknown: unknownPlace, isAmbiguous, ...place } = resolved.placeOf(record.values);
  const vin = cell(mapping.vin).toUpperCase().replace(/\s/g, '');
  const { answers } = values;
  const measured = resolved.numbers.flatMap((rule, index) => {
    const number = values.numbers[index] ?? null;
    return number === null ? [] : [{ rule, number }];
  });
  const line = mapping.line ? cleanLine(cell(mapping.line.column), mapping.line.replace) : '';
  const description = mapping.description
    ? cleanDescription(cell(mapping.description.column), mapping.description.replace)
    : '';
  const categoryRule = resolved.categoryRules.find((rule) => rule.values.includes(cell(rule.column)));
  const { rule: typeRule, type } = mapping.seller;
  const sellerType = (typeRule && wordIn(typeRule.types, cell(typeRule.column))) ?? type;
  const pictures = picturesOf(record, mapping);
  const unread = unreadCells(record, values, mapping, { unknownPlace, pictures: pictures.length, vin });

  return {
    vehicle,
    unread,
    pictures: pictures.slice(0, pictureLimits.perAd.included),
    town,
    place: { unknown: unknownPlace, isAmbiguous },
    answers: answers.flatMap((answer) => answer.titles.slice(0, 1)),
    emptied: measured.filter(({ rule, number }) => !isWithin(number, rule.of)).map(({ rule }) => rule.specification),
    ad: {
      user_id: sellers.get(sellerType) ?? 0,
      category_id: categoryRule?.id ?? vehicle.model?.categoryId ?? resolved.categoryId,
      brand_id: vehicle.brand?.id ?? null,
      model_id: vehicle.model?.id ?? null,
      chassis_id: chassis,
      brand_text: vehicle.brandText,
      model_text: vehicle.modelText,
      line,
      description,
      description_lang: detectDescriptionLanguage(description),
      slug: slugOf([brandTitle, modelTitle, vehicle.variant].filter(Boolean).join(' ')),
      ...priceOf(
        values.price,
        resolved.eurosOf(currencyOf(record, mapping)) ?? 1,
        cell(mapping.price.type?.column),
        mapping,
      ),
      credit: 0,
      year,
      mileage: values.mileage,
      power_kw: values.power,
      displacement: values.displacement,
      vin: vinShape.test(vin) ? vin : null,
      country_id: resolved.countryId,
      ...place,
      filter_ids: [...new Set(answers.flatMap((answer) => answer.withParents))],
      search_tokens: adSearchTokens({
        brand: brandTitle,
        model: modelTitle,
        line,
        answers: [vehicle.variant ?? '', ...answers.flatMap((answer) => answer.titles)],
        city: town,
      }),
      status: listingStatus.active,
      source: mapping.name,
      source_id: id,
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

/** Cells that the ad leaves out, in whole or in part. */
function unreadCells(
  record: SourceRecord,
  values: RowValues,
  mapping: Mapping,
  { unknownPlace, pictures, vin }: { unknownPlace: UnreadCell | null; pictures: number; vin: string },
): UnreadCell[] {
  const cell = (column: string) => record.values[column] ?? '';
  const { included } = pictureLimits.perAd;

  return [
    ...values.unknownWords,
    ...record.unfit.map((field) => ({ field, value: cell(field) })),
    ...brokenLetters(record),
    ...(unknownPlace ? [unknownPlace] : []),
    ...(pictures > included ? [{ field: 'picture', value: `more than ${included} in a row` }] : []),
    ...(mapping.vin && vin !== '' && !vinShape.test(vin) ? [{ field: mapping.vin, value: cell(mapping.vin) }] : []),
  ];
}

function picturesOf({ values }: SourceRecord, { pictures }: Mapping): string[] {
  const cells = (pictures?.columns ?? []).map((column) => values[column] ?? '');
  const named = cells.flatMap((cell) =>
    pictures?.separator === undefined ? [cell] : listOf(cell, pictures.separator),
  );
  return [...new Set(named.map((address) => address.trim()).filter((address) => address !== ''))];
}

/** Longest part of a broken text that is reported. */
const longestBroken = 60;

/** Cells with letters that do not exist in the encoding of the file. */
const brokenLetters = ({ sourceValues }: SourceRecord): UnreadCell[] =>
  Object.entries(sourceValues).flatMap(([field, cell]) =>
    cell.includes('\uFFFD') ? [{ field, value: cutPlain(cell, longestBroken) }] : [],
  );

/** The parts of a cell; a separator inside of a web address separates nothing. */
const listOf = (cell: string, separator: string) =>
  cell.split(separator).reduce<string[]>((parts, part) => {
    const before = parts.at(-1);
    const goesOn = before !== undefined && /^\s*https?:/i.test(before) && !/^\s*https?:/i.test(part);
    return goesOn ? [...parts.slice(0, -1), `${before}${separator}${part}`] : [...parts, part];
  }, []);

function priceOf(
  price: RowValues['price'],
  euros: number,
  type: string,
  { price: rule }: Mapping,
): Pick<ImportedAd, 'price' | 'price_type'> {
  return price === 'on-request' || price === null
    ? { price: null, price_type: 'on-request' }
    : { price: Math.max(1, Math.round(price * euros)), price_type: wordIn(rule.type?.values ?? {}, type) ?? 'fixed' };
}

const isWithin = (number: number, { min, max }: ImportSpecification) =>
  number >= (min ?? -Infinity) && number <= (max ?? Infinity);
