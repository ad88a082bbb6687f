import { join } from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { importFiles, type ImportSummary } from './importFiles.ts';
import { readMapping } from './readMapping.ts';
import { openRefusedReport } from './refusedReport.ts';

const usage = `Usage: npm run import -- --mapping <name or file> [--encoding utf8|cp1252] [--report <file>] <csv> [<csv> ...]
The mappings that come with the product: gb-2020, de-autoscout24-2021, de-ebay-2016, motorcycles-in.`;

/** Imports real ads from CSV files into the database of DATABASE_URL. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { mapping: { type: 'string' }, encoding: { type: 'string' }, report: { type: 'string' } },
  });
  const url = process.env['DATABASE_URL'];
  if (!values.mapping || positionals.length === 0) {
    throw new Error(usage);
  }
  if (!url) {
    throw new Error('DATABASE_URL is not set: the importer does not know where the ads go. "npm run import" sets it.');
  }
  const mapping = await readMapping(values.mapping);
  if (values.encoding === 'utf8' || values.encoding === 'cp1252') {
    mapping.encoding = values.encoding;
  }
  const reportPath = values.report ?? join('.data', 'import', `${mapping.name}-refused.csv`);
  const report = await openRefusedReport(reportPath);
  const sql = postgres(url, { max: 4, onnotice: () => undefined });
  const began = performance.now();
  try {
    const summary = await importFiles(sql, mapping, positionals, {
      report,
      now: new Date(),
      progress: (soFar) => process.stderr.write(`${progressLine(soFar, began)}\r`),
    });
    process.stderr.write(`${progressLine(summary, began)}\n`);
    console.log(JSON.stringify(summary, null, 2));
    if (summary.refused > 0) {
      console.log(`The refused rows and why: ${reportPath}`);
    }
  } finally {
    await report.close();
    await sql.end();
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
