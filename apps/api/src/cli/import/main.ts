import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { csvLine } from '@volan/documents/csv';
import postgres from 'postgres';
import { localObjectStore } from '../../media/localObjectStore.ts';
import { startResizer } from '../../media/resizer/resizer.ts';
import { pictureImporter } from '../../media/importPicture.ts';
import { importFiles, type ImportSummary } from './importFiles.ts';
import { encodings } from '../../platform/files/openText.ts';
import { readMapping } from '../../importing/readMapping.ts';
import { openRefusedReport } from './refusedReport.ts';
import { SourceError } from '../../importing/SourceError.ts';

const usage = `Usage: npm run import -- --mapping <name or file> [--dry-run] [--complete [--confirm]] [--pictures <folder>] [--encoding <name>] [--report <file>] <csv> [<csv> ...]
  --dry-run   reads everything, shows the first ads and every fault, and writes nothing
  --complete  the files hold all that the source offers: its other ads are paused
  --confirm   pauses also when that is more than 30 % of them
  --pictures  the folder of pictures that the files name; web addresses are fetched
  --encoding  goes before that of the mapping: ${encodings.join(', ')}
  --report    where the refused rows are written, with the reason of each
  --help      prints this
The mappings that come with the product stand in apps/api/mappings; docs/importing.md shows how to write one.`;

/** Most unmatched makes and models on the screen; the file lists all of them. */
const shownUnmatched = 20;

/** Imports real ads from CSV files into the database of DATABASE_URL. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      encoding: { type: 'string' },
      report: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      complete: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      confirm: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const url = process.env['DATABASE_URL'];
  if (!values.mapping || positionals.length === 0) {
    throw new Error(usage);
  }
  if (!url) {
    throw new Error('DATABASE_URL is not set: the importer does not know where the ads go. "npm run import" sets it.');
  }
  const mapping = await readMapping(values.mapping);
  if (values.encoding !== undefined) {
    const encoding = encodings.find((name) => name === values.encoding);
    if (!encoding) throw new SourceError(`--encoding knows ${encodings.join(', ')}, not "${values.encoding}".`);

    mapping.encoding = encoding;
  }
  const reportPath = values.report ?? join('.data', 'import', `${mapping.name}-refused.csv`);
  const report = await openRefusedReport(reportPath);
  const sql = postgres(url, { max: 4, onnotice: () => undefined });
  const resizer = startResizer({ timeoutMs: 120_000, patient: true });
  const objects = localObjectStore(process.env['MEDIA_DIR'] ?? join('.data', 'media'));
  const began = performance.now();
  try {
    const summary = await importFiles(sql, mapping, positionals, {
      report,
      now: new Date(),
      dryRun: values['dry-run'],
      complete: values.complete,
      confirmed: values.confirm,
      pictures: {
        take: pictureImporter({ sql, objects, resizer }),
        ...(values.pictures !== undefined && { folder: values.pictures }),
      },
      progress: (soFar) => process.stderr.write(`${progressLine(soFar, began)}\r`),
    });
    process.stderr.write(`${progressLine(summary, began)}\n`);
    const unmatchedPath = reportPath.replace(/(-refused)?\.csv$/, '-unmatched.csv');
    await writeUnmatched(unmatchedPath, summary);
    print(summary, { reportPath, unmatchedPath, dryRun: values['dry-run'] });
  } finally {
    await resizer.close();
    await report.close();
    await sql.end();
  }
}

async function writeUnmatched(path: string, { unmatched }: ImportSummary) {
  const lines = unmatched.map(({ first, second, count }) => csvLine([first, second, String(count)]));
  await writeFile(path, ['make,model,count\n', ...lines].join(''));
}

function print(
  { samples, unmatched, unread, vanished, warnings, ...counts }: ImportSummary,
  { reportPath, unmatchedPath, dryRun }: { reportPath: string; unmatchedPath: string; dryRun: boolean },
) {
  if (dryRun) {
    console.log(`Nothing was written. The first ads would be:\n${JSON.stringify(samples, null, 2)}`);
  }
  console.log(JSON.stringify(counts, null, 2));
  if (counts.refused > 0) {
    console.log(`The refused rows and why: ${reportPath}`);
  }
  if (unmatched.length > 0) {
    console.log(`Makes and models that matched nothing, ${unmatched.length} in ${unmatchedPath}; the most frequent:`);
    for (const { first, second, count } of unmatched.slice(0, shownUnmatched)) {
      console.log(`${String(count).padStart(7)}  ${first} ${second}`);
    }
  }
  if (unread.length > 0) {
    console.log('Cells that the mapping could not read; their ads are imported without them:');
    for (const { first, second, count } of unread.slice(0, shownUnmatched)) {
      console.log(`${String(count).padStart(7)}  ${first}: ${second.slice(0, 60)}`);
    }
  }
  for (const warning of warnings) console.error(`Warning: ${warning}`);
  if (vanished?.paused) {
    console.log(`${vanished.count} ads that the files no longer hold ${dryRun ? 'would be' : 'are'} paused.`);
  } else if (vanished) {
    console.error(
      `${vanished.count} ads are not in the files, more than 30 % of the source: none was paused. If the files are whole, run it again with --confirm.`,
    );
    process.exitCode = 1;
  }
}

function progressLine({ read, inserted, updated, unchanged, refused }: ImportSummary, began: number): string {
  const rate = Math.round((read / (performance.now() - began)) * 1000);
  return `${read} rows: ${inserted} new, ${updated} changed, ${unchanged} known, ${refused} refused; ${rate} rows/s   `;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
