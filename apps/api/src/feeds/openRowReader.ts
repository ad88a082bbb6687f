import type { FeedMapping, FeedProblem } from '@volan/api-contract';
import {
  conditionField,
  cutPlain,
  listingLimits,
  offeredAsUsed,
  pictureLimits,
  stripHtml,
  type AdForm,
  type AdFormFields,
} from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fingerprintOf } from '../importing/fingerprintOf.ts';
import { loadImportTaxonomy, loadImportTowns } from '../importing/ImportTaxonomy.ts';
import { rowIds } from '../importing/rowIds.ts';
import type { Refusal, RefusalReason } from '../importing/Refusal.ts';
import { createRowReader, type ReadRow } from '../importing/rowReader.ts';
import { fieldsOfAd } from '../ads/adFields.ts';
import type { CategoryRecord } from '../taxonomy/Registry.ts';
import type { FeedFieldRule } from './feedFields.ts';
import { importRecordOf, withCorrections, type Corrections, type FeedRecord } from './feedRecords.ts';
import { problem, problemOfRefusal } from './feedReasons.ts';
import { importMappingOf } from './importMappingOf.ts';
import type { FeedOwner } from './StoredFeed.ts';

/** Content of a row, in the fields of the form of an ad. */
export interface FeedRowContent {
  /** All but pictures. */
  readonly fields: AdFormFields;
  /** Addresses of its pictures, the cover first. */
  readonly pictures: readonly string[];
  /** Covers all values of the row that go into its ad. */
  readonly fingerprint: string;
  /** The error of a row that gives no place, for a company without one too; null: the ad has a place. */
  readonly placeProblem: FeedProblem | null;
  /** The row offers a vehicle as new that cannot be new; its ad offers it as used. */
  readonly isWronglyNew: boolean;
}

/** A row that was read. */
export interface ReadFeedRow {
  readonly line: number;
  readonly title: string;
  /** Values of the file, without corrections. */
  readonly cells: FeedRecord['cells'];
  /** Errors of the row, and values that its ad goes without. */
  readonly problems: readonly FeedProblem[];
  /** Null: the row does not make an ad. */
  readonly content: FeedRowContent | null;
  /**
   * Without content: the row with its unreadable cells replaced, to find its other errors at once. It is never written.
   * Absent: its cells mean nothing one by one.
   */
  readonly remainder?: Pick<ReadFeedRow, 'problems'> & { readonly content: FeedRowContent };
}

/** Reads the id of a row, and the row with the corrections of a person. */
export interface RowReader {
  idOf: (record: FeedRecord) => { readonly id: string; readonly problem: FeedProblem | null };
  read: (record: FeedRecord, id: string, corrections?: Corrections) => ReadFeedRow;
}

const characters = 120;

/** Reasons that are about a whole row. */
const ofWholeRow: ReadonlySet<RefusalReason> = new Set([
  'shifted-columns',
  'duplicate-row',
  'other-owner',
  'id-missing',
]);

/** Most readings of one refused row: each one replaces the cells that the reading before refused. */
const maxReadings = 4;

/**
 * Reads rows of a feed through the importer, so that makes, units, places and answers are read the same way in files of
 * every kind.
 */
export async function openRowReader(
  sql: Sql,
  given: {
    readonly form: AdForm;
    readonly rules: readonly FeedFieldRule[];
    readonly mapping: FeedMapping;
    readonly category: CategoryRecord;
    readonly owner: FeedOwner;
    readonly now: Date;
  },
): Promise<RowReader> {
  const { form, rules, owner, category, now } = given;
  const mapping = importMappingOf(rules, given.mapping, { category: category.slug, country: owner.country });
  const taxonomy = await loadImportTaxonomy(sql);
  const towns = await loadImportTowns(sql, taxonomy.countries.get(owner.country) ?? 0);
  const readRow = await createRowReader({ mapping, taxonomy, towns, sellers: new Map(), now });
  const known = rowIds(mapping);
  const decimal = mapping.numberFormat?.decimal ?? '.';
  const replacements = { price: '1', year: String(now.getUTCFullYear()), make: '?' };
  const slugs = new Map(rules.map(({ name, field }) => [field?.specification?.slug ?? '', name]));

  function contentOf(cells: FeedRecord['cells'], row: AdRow): FeedRowContent {
    const { values, ...ad } = row.ad;
    const isFound = ad.region_id !== null;
    const place = row.place.isAmbiguous
      ? { region_id: null, city_id: null }
      : { region_id: ad.region_id ?? owner.regionId, city_id: isFound ? ad.city_id : owner.cityId };
    const stored = {
      ...ad,
      ...place,
      vin: ad.vin ?? null,
      financing_price: null,
      // the form masks contacts, and reports them to moderators
      line: cutPlain(cells['line'] ?? '', characters),
      description: cutPlain(stripHtml(cells['description'] ?? ''), listingLimits.descriptionLength),
      contact_phone: (cells['phone'] ?? '') || null,
    };
    const stated = fieldsOfAd(form, stored, { values, pictures: [], fits: [] });
    const asUsed = offeredAsUsed(stated, now.getUTCFullYear());
    const fields = asUsed ?? stated;
    const pictures = row.pictures.slice(0, pictureLimits.perAd.included);
    const placeProblem = place.region_id === null ? placeProblemOf(cells, row) : null;

    return {
      fields,
      pictures,
      fingerprint: fingerprintOf([JSON.stringify(fields), ...pictures]),
      placeProblem,
      isWronglyNew: asUsed !== null,
    };
  }

  function contentAndProblems(cells: FeedRecord['cells'], row: AdRow) {
    const content = contentOf(cells, row);
    const { brandText, modelText } = row.vehicle;
    const problems = [
      ...(brandText === null ? [] : [problem('unknown-vehicle', 'make', brandText, false)]),
      ...(modelText === null ? [] : [problem('unknown-vehicle', 'model', modelText, false)]),
      ...(content.isWronglyNew ? [problem('not-new', conditionField, cells[conditionField], false)] : []),
      ...row.unread.map(({ field, value }) => problem('passed-over', field, value, false)),
      ...row.emptied.map((slug) => {
        const name = slugs.get(slug) ?? '';
        return problem('out-of-range', name, cells[name], false);
      }),
    ];

    return { problems, content };
  }

  return {
    idOf(record) {
      const read = importRecordOf(record, record.cells, rules);
      const found = known({ ...read, values: record.cells });
      if ('id' in found) return { id: found.id, problem: null };

      const { refused, field, value } = found;

      return { id: `${record.line}:${refused}`, problem: problemOfRefusal({ reason: refused, field, value }) };
    },
    read(record, id, corrections) {
      const cells = withCorrections(record.cells, corrections, { rules, decimal });
      const said = (name: string) => cells[name] ?? '';
      const title = [said('make'), said('model'), said('year')].filter(Boolean).join(' ').slice(0, 140);
      const common = { line: record.line, title, cells: record.cells };
      const readCells = (some: FeedRecord['cells']) => readRow(importRecordOf(record, some, rules), id);
      const row = readCells(cells);
      if ('refusal' in row) {
        const { refusals, row: rest, cells: replaced } = readRest(cells, row.all, { readCells, replacements });
        const problems = refusals.map(problemOfRefusal);

        return { ...common, problems, content: null, ...(rest && { remainder: contentAndProblems(replaced, rest) }) };
      }

      return { ...common, ...contentAndProblems(cells, row) };
    },
  };
}

/** A row that makes an ad. */
type AdRow = Exclude<ReadRow, { refusal: unknown }>;

interface RestReading {
  readonly readCells: (cells: FeedRecord['cells']) => ReadRow;
  /** Values that refuse no row, in the place of cells that are required. */
  readonly replacements: Readonly<Record<string, string>>;
}

/** Reads a refused row on, with other values in the place of its wrong cells, until nothing refuses it. */
function readRest(
  given: FeedRecord['cells'],
  first: readonly Refusal[],
  { readCells, replacements }: RestReading,
): { readonly refusals: readonly Refusal[]; readonly row: AdRow | null; readonly cells: FeedRecord['cells'] } {
  const refusals = [...first];
  let cells = given;
  let found = first;
  for (let reading = 1; reading < maxReadings && found.length > 0; reading += 1) {
    if (found.some(({ reason }) => ofWholeRow.has(reason))) break;

    cells = { ...cells, ...Object.fromEntries(found.map(({ field }) => [field, replacements[field] ?? ''])) };
    const row = readCells(cells);
    if (!('refusal' in row)) return { refusals, row, cells };

    found = row.all.filter(({ field }) => refusals.every((known) => known.field !== field));
    refusals.push(...found);
  }

  return { refusals, row: null, cells };
}

/** What a person must enter so that the ad has a place. The name of a town in several regions needs the region. */
function placeProblemOf(cells: FeedRecord['cells'], { place: { unknown, isAmbiguous } }: AdRow): FeedProblem {
  if (isAmbiguous) return problem('ambiguous-place', 'region', cells['region']);
  return problem('place-needed', unknown?.field ?? 'town', unknown?.value);
}
