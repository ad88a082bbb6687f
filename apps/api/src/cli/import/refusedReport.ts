import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { SourceRecord } from '../../importing/readRecords.ts';
import type { Refusal } from '../../importing/Refusal.ts';

/** The list of rows that are no ads. */
export interface RefusedReport {
  add(record: SourceRecord, refusal: Refusal): Promise<void>;
  close(): Promise<void>;
}

/** What a spreadsheet would run as a formula; a negative number is none. */
const formula = /^(?:[=+@\t\r]|-(?![\d.,]+$))/;

/** A cell of CSV. One that looks like a formula gets an apostrophe before it: a stranger wrote it, an operator opens it. */
const quoted = (cell: string) => `"${formula.test(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`;

/** A line of CSV with its end. */
export const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\n`;

/** Opens the report as CSV (UTF-8): file, line, reason, field, value, and the row as it was. The report of an earlier run is replaced. */
export async function openRefusedReport(path: string): Promise<RefusedReport> {
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path);
  file.write('file,line,reason,field,value,raw\n');
  return {
    async add(record, { reason, field, value }) {
      const raw = record.cells.map(quoted).join(',');
      const cells = [record.file, String(record.line), reason, field, value, raw];
      if (!file.write(csvLine(cells))) {
        await once(file, 'drain');
      }
    },
    async close() {
      if (file.closed) return;
      file.end();
      await finished(file);
    },
  };
}
