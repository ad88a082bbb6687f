import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { csvLine } from '@volan/documents/csv';
import type { SourceRecord } from '../../importing/readRecords.ts';
import type { Refusal } from '../../importing/Refusal.ts';

/** The list of rows that did not become ads. */
export interface RefusedReport {
  add(record: SourceRecord, refusal: Refusal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the report as CSV (UTF-8): file, line, reason, field, value, and the row as it was. The report of an earlier
 * run is replaced.
 */
export async function openRefusedReport(path: string): Promise<RefusedReport> {
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path);
  const written = finished(file);
  // the next call reports the error
  written.catch(() => {});
  file.write('file,line,reason,field,value,raw\n');

  return {
    async add(record, { reason, field, value }) {
      const raw = csvLine(record.cells).slice(0, -1);
      const cells = [record.file, String(record.line), reason, field, value, raw];
      if (!file.write(csvLine(cells))) {
        await Promise.race([once(file, 'drain'), written]);
      }
    },
    async close() {
      file.end();
      await written;
    },
  };
}
