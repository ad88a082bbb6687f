import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/**
 * Takes the 5,000 rows of the demo from the CC0 set gb-2020: `node demo/sample/main.ts <its csv files>` writes
 * `demo/gb-2020-sample.csv`. Run at development time; the result is committed.
 *
 * Frequent models and years are thinned, so that a buyer finds some of everything: each row is drawn by a weight, with
 * luck that hangs on the row alone, so the same files give the same sample.
 */
const size = 5000;

interface Row {
  cells: string[];
  model: string;
  year: number;
  fuel: string;
}

function weightOf(row: Row, ofModel: number): number {
  const age = Math.min(20, 2020 - row.year);
  const older = 1 + age * age * 0.18;
  const diesel = row.fuel === 'Diesel' ? 1.6 : 1;

  return (older * diesel) / Math.sqrt(ofModel);
}

/** Even luck between 0 and 1 for a row. */
function luckOf(row: Row): number {
  const bytes = createHash('sha256').update(row.cells.join(',')).digest();
  return (bytes.readUInt32BE(0) + 1) / (2 ** 32 + 1);
}

const rows = new Map<string, Row>();
let header = '';
for (const path of process.argv.slice(2)) {
  const [columns, ...records] = parse(await readFile(path, 'utf8'));
  header = (columns ?? []).join(',');
  for (const record of records) {
    const cells = record.map((cell) => cell.trim());
    const [make = '', model = '', year = ''] = cells;
    rows.set(cells.join(','), { cells, model: `${make} ${model}`, year: Number(year), fuel: cells[6] ?? '' });
  }
}

const believable = [...rows.values()].filter((row) => row.year >= 1996 && row.year <= 2020);
const ofModel = new Map([...Map.groupBy(believable, (row) => row.model)].map(([model, list]) => [model, list.length]));
// Weighted drawing without return: the smallest exponential waiting times.
const drawn = believable
  .map((row) => ({ row, waiting: -Math.log(luckOf(row)) / weightOf(row, ofModel.get(row.model) ?? 1) }))
  .sort((a, b) => a.waiting - b.waiting)
  .slice(0, size)
  .map(({ row }) => row.cells.join(','))
  .sort();
await writeFile(join(import.meta.dirname, '..', 'gb-2020-sample.csv'), `${[header, ...drawn].join('\n')}\n`);
console.log(`${drawn.length} of ${believable.length} rows`);
