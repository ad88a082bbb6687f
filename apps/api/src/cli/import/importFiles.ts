import type { Sql } from 'postgres';
import { type ImportTaxonomy, loadImportTaxonomy, loadImportTowns } from '../../importing/ImportTaxonomy.ts';
import type { ImportedAd } from '../../importing/ImportedAd.ts';
import { importPictures, type PictureSource } from './importPictures.ts';
import { importSellers } from './importSellers.ts';
import { sampleOf, type ImportSample } from './importSample.ts';
import type { Mapping } from '../../importing/Mapping.ts';
import { pauseVanished, type VanishedAds } from './pauseVanished.ts';
import { readRecords, type SourceRecord } from '../../importing/readRecords.ts';
import type { RefusedReport } from './refusedReport.ts';
import type { Refusal } from '../../importing/Refusal.ts';
import { rowIds } from '../../importing/rowIds.ts';
import { createRowReader, type ReadRow } from '../../importing/rowReader.ts';
import { adsOfOthers, countKnown, storeAds } from './storeAds.ts';
import { createTally, type TallyEntry } from './tally.ts';

/** Result of a run: `read = inserted + updated + unchanged + refused`. A dry run counts what it would do. */
export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Refused rows by reason. */
  reasons: Record<string, number>;
  /** Values outside the limits of their specification, by specification. The ad is written without them. */
  emptied: Record<string, number>;
  /** Makes and models that the taxonomy does not know, the most frequent first; they are kept as text. */
  unmatched: TallyEntry[];
  /**
   * Cells whose value the mapping does not know (column and value), the most frequent first. The ads are stored without
   * them.
   */
  unread: TallyEntry[];
  /** Facts that the operator should know before visitors see the ads. */
  warnings: string[];
  /** The first ads in readable form, in a dry run. */
  samples: ImportSample[];
  /** Ads that a complete feed no longer holds. */
  vanished: VanishedAds | null;
}

/** How files are imported. */
export interface ImportOptions {
  report: RefusedReport;
  now: Date;
  /** Reads and reports everything and writes nothing. */
  dryRun?: boolean;
  /** The files hold all that the source offers: ads that are not in them are paused. */
  complete?: boolean;
  /** A person agreed that more than 30 % of the ads are paused. */
  confirmed?: boolean;
  /** Where pictures come from and are stored; without it rows are read without their pictures. */
  pictures?: PictureSource;
  progress?: (summary: ImportSummary) => void;
}

/** Rows in one transaction. */
const batchSize = 1000;

const maxSamples = 5;

/** Most unread cells that a report lists. */
const maxUnread = 100;

/**
 * Imports files of one source, in their order, row by row.
 *
 * A row that equals an earlier row of the run is refused. Every batch is one transaction, so a run that was killed may
 * be repeated: it finds existing ads by source and id. Memory holds one batch and one short key for each row.
 * @throws SourceError for a file that cannot be read to its end; the rows before the fault are written.
 */
export async function importFiles(
  sql: Sql,
  mapping: Mapping,
  files: readonly string[],
  { report, now, dryRun = false, complete = false, confirmed = false, pictures, progress }: ImportOptions,
): Promise<ImportSummary> {
  const taxonomy = await loadImportTaxonomy(sql);
  const sellers = await importSellers(sql, mapping, taxonomy, { dryRun });
  const owners = [...sellers.values()];
  const towns = await townsOf(sql, mapping, taxonomy);
  const readRow = await createRowReader({ mapping, taxonomy, towns, sellers, now });
  const summary = emptySummary();
  const idOf = rowIds(mapping);
  const held = new Set<string>();
  const unmatched = createTally();
  const unread = createTally();
  let batch: { readonly record: SourceRecord; readonly ad: ImportedAd; readonly pictures: readonly string[] }[] = [];

  async function refuse(record: SourceRecord, refusal: Refusal) {
    summary.refused += 1;
    summary.reasons[refusal.reason] = (summary.reasons[refusal.reason] ?? 0) + 1;
    await report.add(record, refusal);
  }

  async function writeBatch() {
    const taken = await adsOfOthers(sql, mapping.name, { ids: batch.map(({ ad }) => ad.source_id), owners });
    for (const { record, ad } of batch) {
      if (taken.has(ad.source_id)) {
        await refuse(record, {
          reason: 'other-owner',
          field: [mapping.id ?? []].flat().join(', '),
          value: ad.source_id,
        });
      }
    }
    const own = batch.filter(({ ad }) => !taken.has(ad.source_id));
    const ads = own.map(({ ad }) => ad);
    const counts = dryRun ? await countKnown(sql, ads) : await storeAds(sql, ads);
    summary.inserted += counts.inserted;
    summary.updated += counts.updated;
    summary.unchanged += counts.unchanged;
    if (pictures && mapping.pictures && !dryRun && own.length > 0) {
      const wanted = own.map((row) => ({ sourceId: row.ad.source_id, addresses: row.pictures }));
      for (const { address, why } of await importPictures(sql, mapping.name, wanted, pictures)) {
        unread.add('picture', `${address}: ${why}`);
      }
    }
    batch = [];
    progress?.(summary);
  }

  async function take(record: SourceRecord, row: Exclude<ReadRow, { refusal: Refusal }>) {
    batch.push({ record, ad: row.ad, pictures: row.pictures });
    for (const slug of row.emptied) summary.emptied[slug] = (summary.emptied[slug] ?? 0) + 1;
    for (const { field, value } of row.unread) unread.add(field, value);
    const { brand, brandText, modelText } = row.vehicle;
    if (brandText !== null || modelText !== null) unmatched.add(brandText ?? brand?.title ?? '', modelText ?? '');
    if (dryRun && summary.samples.length < maxSamples) summary.samples.push(sampleOf(record, row));
    if (batch.length === batchSize) await writeBatch();
  }

  try {
    for (const file of files) {
      for await (const record of readRecords(file, mapping)) {
        summary.read += 1;
        const known = idOf(record);
        if ('refused' in known) {
          await refuse(record, { ...known, reason: known.refused });
          continue;
        }
        // a row that is refused is still in the feed: its ad did not vanish
        if (complete) held.add(known.id);
        const row = readRow(record, known.id);
        await ('refusal' in row ? refuse(record, row.refusal) : take(record, row));
      }
    }
  } finally {
    await writeBatch();
  }
  summary.unmatched = unmatched.top();
  summary.unread = unread.top(maxUnread);
  if (!taxonomy.activeCountries.has(mapping.place.country)) {
    summary.warnings.push(
      `The country ${mapping.place.country} is not active: visitors cannot choose it, and its ads stand only in lists of all countries.`,
    );
  }
  if (complete) {
    summary.vanished = await pauseVanished(sql, { source: mapping.name, owners }, held, { confirmed, dryRun });
  }

  return summary;
}

async function townsOf(sql: Sql, { place }: Mapping, { countries }: ImportTaxonomy) {
  const country = countries.get(place.country);
  return place.town && country !== undefined ? loadImportTowns(sql, country) : [];
}

const emptySummary = (): ImportSummary => ({
  read: 0,
  inserted: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  reasons: {},
  emptied: {},
  unmatched: [],
  unread: [],
  warnings: [],
  samples: [],
  vanished: null,
});
