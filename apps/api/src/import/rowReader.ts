import { keepPlainText, listingLimits, listingStatus, maskContacts, slugOf } from '@volan/domain-rules';
import { adSearchTokens } from '../ads/adSearchTokens.ts';
import { vehicleFinder } from './findVehicle.ts';
import { fingerprintOf } from './fingerprintOf.ts';
import type { ImportCatalogue, ImportSpecification } from './ImportCatalogue.ts';
import type { ImportedAd } from './ImportedAd.ts';
import type { Mapping, NumberRule } from './Mapping.ts';
import { readNumber } from './readNumber.ts';
import type { SourceRecord } from './readRecords.ts';
import type { Refusal, RefusalReason } from './Refusal.ts';
import { regionOfPostalCode } from './regionOfPostalCode.ts';
import { rowLimits } from './rowLimits.ts';

/** What became of a row. */
export type ReadRow = { ad: ImportedAd; emptied: string[] } | { refusal: Refusal };

/** Longest short line. */
const longestLine = 120;

const dayInMilliseconds = 86_400_000;

/** What the rows of one run have in common. */
export interface RowReaderParts {
  mapping: Mapping;
  catalogue: ImportCatalogue;
  /** Account of each profile type [M11]. */
  sellers: ReadonlyMap<number, number>;
  /** The moment of the run: imported ads are published then. */
  now: Date;
}

/**
 * Reads rows of one source.
 * @throws when the mapping names something that the catalogue does not have.
 */
export async function createRowReader({
  mapping,
  catalogue,
  sellers,
  now,
}: RowReaderParts): Promise<(record: SourceRecord) => ReadRow> {
  const known = <T>(kind: string, slug: string, found: T | undefined): T => {
    if (found === undefined) {
      throw new Error(`The mapping ${mapping.name} names the ${kind} "${slug}", which the catalogue does not have.`);
    }
    return found;
  };
  const categoryOf = (slug: string) => known('category', slug, catalogue.categories.get(slug));
  const specificationOf = (slug: string): ImportSpecification =>
    known('specification', slug, catalogue.specifications.get(slug));
  const answerOf = (specification: string, slug: string) =>
    known('answer', `${specification}.${slug}`, specificationOf(specification).answers.get(slug));

  const categoryRules = mapping.categoryRules.map((rule) => ({ ...rule, id: categoryOf(rule.category) }));
  const ordinaryCategory = categoryOf(mapping.category);
  const countryId = known('country', mapping.place.country, catalogue.countries.get(mapping.place.country));
  const constants = mapping.constants.map(({ specification, answer }) => answerOf(specification, answer));
  const variantSpecification = specificationOf('izvedba');
  const numbers = mapping.numbers.map((rule) => ({ ...rule, of: specificationOf(rule.specification) }));
  const answers = mapping.answers.map((rule) => ({
    ...rule,
    byText: new Map(
      Object.entries(rule.values).map(([text, slugs]) => [
        text,
        (slugs === null ? [] : [slugs].flat()).map((slug) => answerOf(rule.specification, slug)),
      ]),
    ),
  }));
  const findVehicle = vehicleFinder(catalogue, mapping, ordinaryCategory);
  const postalCode = mapping.place.postalCode;
  const regionOf = postalCode ? await regionOfPostalCode(postalCode.table, postalCode.digits, catalogue) : null;
  const euros =
    mapping.price.currency === 'EUR'
      ? 1
      : known('rate', mapping.price.currency, mapping.rates[mapping.price.currency]).euros;
  const published = now.toISOString();
  const expires = new Date(now.getTime() + listingLimits.activeDays * dayInMilliseconds).toISOString();

  return (record) => {
    const { values } = record;
    const cell = (column: string) => values[column] ?? '';
    const misfits: Refusal[] = [];
    const refused = (reason: RefusalReason, field: string): ReadRow => ({
      refusal: { reason, field, value: cell(field) },
    });

    const numberIn = (rule: NumberRule | undefined): number | null => {
      const read = rule ? readNumber(values, rule) : { number: null };
      if ('problem' in read) {
        misfits.push({ reason: 'not-a-number', field: rule?.column ?? '', value: read.problem });
        return null;
      }
      return read.number;
    };
    const rounded = (rule: NumberRule | undefined) => {
      const number = numberIn(rule);
      return number === null ? null : Math.round(number);
    };

    const price = numberIn(mapping.price);
    const yearOrAge = rounded(mapping.year);
    const mileage = rounded(mapping.mileage);
    const power = rounded(mapping.power);
    const displacement = rounded(mapping.displacement);
    const measured = numbers.map((rule) => ({ rule, number: numberIn(rule) }));
    const answered = answers.flatMap((rule) => {
      const text = cell(rule.column);
      const found = rule.byText.get(text) ?? (text === '' ? [] : null);
      if (found === null) {
        misfits.push({ reason: 'unknown-value', field: rule.column, value: text });
      }
      return found ?? [];
    });

    const [misfit, second] = misfits;
    if (!record.complete || second) {
      return {
        refusal: {
          reason: 'shifted-columns',
          field: misfit?.field ?? '',
          value: misfit?.value ?? `${record.cells.length} cells`,
        },
      };
    }
    if (misfit) {
      return { refusal: misfit };
    }
    const refusing = mapping.refuse.find((rule) => rule.values.includes(cell(rule.column)));
    if (refusing) {
      return refused(refusing.reason, refusing.column);
    }
    if (price === null || price <= 0) {
      return refused('price-missing', mapping.price.column);
    }
    const inEuros = Math.max(1, Math.round(price * euros));
    if (inEuros > rowLimits.price) {
      return refused('price-out-of-range', mapping.price.column);
    }
    if (yearOrAge === null) {
      return refused('year-missing', mapping.year.column);
    }
    const year = mapping.year.ageIn === undefined ? yearOrAge : mapping.year.ageIn - yearOrAge;
    const firstSeen = mapping.firstSeen ? readMoment(cell(mapping.firstSeen)) : null;
    // An ad cannot offer next decade's vehicle: its own time bounds the year where it is known.
    const latestYear = new Date(firstSeen ?? published).getUTCFullYear() + 1;
    if (year < rowLimits.firstYear || year > latestYear) {
      return refused('year-out-of-range', mapping.year.column);
    }
    if (mileage !== null && (mileage < 0 || mileage > rowLimits.mileage)) {
      return refused('mileage-out-of-range', mapping.mileage.column);
    }
    if (mapping.power && power !== null && (power < 1 || power > rowLimits.power)) {
      return refused('power-out-of-range', mapping.power.column);
    }
    if (mapping.displacement && displacement !== null && (displacement < 1 || displacement > rowLimits.displacement)) {
      return refused('displacement-out-of-range', mapping.displacement.column);
    }
    const vehicle = findVehicle(cell(mapping.make.column), cell(mapping.model.column));
    if (!vehicle) {
      return refused('make-missing', mapping.make.column);
    }

    const outside = measured.filter(({ rule, number }) => number !== null && !isWithin(number, rule.of));
    const numberValues = measured
      .filter(({ rule, number }) => number !== null && isWithin(number, rule.of))
      .map(({ rule, number }) => ({
        specification_id: rule.of.id,
        num: Math.round((number ?? 0) * 10) / 10,
        text: null,
      }));
    const variantValues = vehicle.variant
      ? [{ specification_id: variantSpecification.id, num: null, text: vehicle.variant }]
      : [];
    const chosen = [...constants, ...answered];
    const categoryRule = categoryRules.find((rule) => rule.values.includes(cell(rule.column)));
    const line = mapping.line ? cleanLine(cell(mapping.line.column), mapping.line.replace) : '';
    const sellerType = mapping.seller.rule?.types[cell(mapping.seller.rule.column)] ?? mapping.seller.type;
    const brandTitle = vehicle.brand?.title ?? vehicle.brandText;
    const modelTitle = vehicle.model?.title ?? vehicle.modelText;

    return {
      emptied: outside.map(({ rule }) => rule.specification),
      ad: {
        user_id: known('seller type', String(sellerType), sellers.get(sellerType)),
        category_id: categoryRule?.id ?? vehicle.model?.categoryId ?? ordinaryCategory,
        brand_id: vehicle.brand?.id ?? null,
        model_id: vehicle.model?.id ?? null,
        chassis_id: null,
        brand_text: vehicle.brandText,
        model_text: vehicle.modelText,
        line,
        description: mapping.description
          ? cleanLine(cell(mapping.description.column), mapping.description.replace)
          : '',
        description_lang: null,
        slug: slugOf([brandTitle, modelTitle, vehicle.variant].filter(Boolean).join(' ')),
        price: inEuros,
        price_type: 'fixed',
        credit: 0,
        year,
        mileage,
        power_kw: power,
        displacement,
        country_id: countryId,
        region_id: postalCode && regionOf ? regionOf(cell(postalCode.column)) : null,
        city_id: null,
        lat: null,
        lng: null,
        filter_ids: [...new Set(chosen.flatMap((answer) => answer.withParents))],
        search_tokens: adSearchTokens({
          brand: brandTitle,
          model: modelTitle,
          line,
          answers: [vehicle.variant ?? '', ...chosen.flatMap((answer) => answer.titles)],
          city: null,
        }),
        status: listingStatus.active,
        source: mapping.name,
        source_id: mapping.id ? cell(mapping.id) : fingerprintOf(record.cells),
        created_at: firstSeen ?? published,
        published_at: published,
        confirmed_at: null,
        expires_at: expires,
        first_seen_at: firstSeen ?? published,
        views: 0,
        values: [...numberValues, ...variantValues],
      },
    };
  };
}

const isWithin = (number: number, { min, max }: ImportSpecification) =>
  number >= (min ?? -Infinity) && number <= (max ?? Infinity);

/** A text as readers may see it: contacts masked, characters that no title holds dropped, at most 120 characters. */
function cleanLine(text: string, replacements: Readonly<Record<string, string>>): string {
  const replaced = Object.entries(replacements).reduce((rest, [from, to]) => rest.replaceAll(from, to), text);
  const plain = maskContacts(replaced).split('•').map(keepPlainText).join('•');
  return plain.replace(/\s+/g, ' ').trim().slice(0, longestLine);
}

/** `2016-03-26 17:47:46` as a moment; the sources give no time zone, so it is read as UTC. */
function readMoment(text: string): string | null {
  const moment = new Date(`${text.trim().replace(' ', 'T')}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
