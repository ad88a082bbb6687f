import type { Sql } from 'postgres';
import { loadImportTaxonomy } from './ImportTaxonomy.ts';
import type { ImportedAd } from './ImportedAd.ts';
import { importSellers } from './importSellers.ts';
import type { Mapping } from './Mapping.ts';
import { readRecords, type SourceRecord } from './readRecords.ts';
import type { RefusedReport } from './refusedReport.ts';
import type { Refusal } from './Refusal.ts';
import { createRowReader } from './rowReader.ts';
import { storeAds } from './storeAds.ts';

/** What a run did: `read = inserted + updated + unchanged + refused`. */
export interface ImportSummary {
  read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Refused rows by reason. */
  reasons: Record<string, number>;
  /** Values outside the limits of their specification, by specification: the ad is written without them. */
  emptied: Record<string, number>;
}

/** Rows in one transaction. */
const batchSize = 1000;

/**
 * Imports files of one source, in their order, row by row.
 *
 * A row that equals an earlier row of the run is refused. Every batch is one transaction, so a run that was killed may
 * be repeated: what is there is found again by source and id. Memory holds one batch and one short key for each row.
 */
export async function importFiles(
  sql: Sql,
  mapping: Mapping,
  files: readonly string[],
  parts: { report: RefusedReport; now: Date; progress?: (summary: ImportSummary) => void },
): Promise<ImportSummary> {
  const taxonomy = await loadImportTaxonomy(sql);
  const sellers = await importSellers(sql, mapping, taxonomy);
  const readRow = await createRowReader({ mapping, taxonomy, sellers, now: parts.now });
  const summary: ImportSummary = {
    read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    reasons: {},
    emptied: {},
  };
  const seen = new Set<string>();
  let batch: ImportedAd[] = [];

  async function refuse(record: SourceRecord, refusal: Refusal) {
    summary.refused += 1;
    summary.reasons[refusal.reason] = (summary.reasons[refusal.reason] ?? 0) + 1;
    await parts.report.add(record, refusal);
  }

  async function writeBatch() {
    const counts = await storeAds(sql, batch);
    summary.inserted += counts.inserted;
    summary.updated += counts.updated;
    summary.unchanged += counts.unchanged;
    batch = [];
    parts.progress?.(summary);
  }

  for (const file of files) {
    for await (const record of readRecords(file, mapping)) {
      summary.read += 1;
      const row = readRow(record);
      if ('refusal' in row) {
        await refuse(record, row.refusal);
      } else if (seen.has(row.ad.source_id)) {
        await refuse(record, { reason: 'duplicate-row', field: mapping.id ?? '', value: row.ad.source_id });
      } else {
        seen.add(row.ad.source_id);
        batch.push(row.ad);
        for (const slug of row.emptied) {
          summary.emptied[slug] = (summary.emptied[slug] ?? 0) + 1;
        }
      }
      if (batch.length === batchSize) {
        await writeBatch();
      }
    }
  }
  await writeBatch();
  return summary;
}
