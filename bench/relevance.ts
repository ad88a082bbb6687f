import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, exitWithError } from '../tools/CliError.ts';
import { gradeOf } from './relevance/gradeOf.ts';
import { readQueries } from './relevance/Meaning.ts';
import { ndcgAt10 } from './relevance/ndcg.ts';
import { openStock } from './relevance/openStock.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * How well the first ten ads of a search answer what people mean: NDCG@10 over `relevance/queries.tsv` in real ads.
 * `npm run bench -- relevance [--sort relevance] [--worst 10] [--ads ads.csv]`; without `--sort` the list is in the
 * order that a visitor sees first.
 */
const { values } = parseArgs({
  options: {
    sort: { type: 'string' },
    worst: { type: 'string', default: '10' },
    ads: { type: 'string', default: join(import.meta.dirname, '../../shared/data/ads/de-ebay-2016/ads.utf8.csv') },
  },
});
const goal = 0.9;

if (!existsSync(values.ads)) {
  exitWithError(
    new CliError(
      `"${values.ads}" does not exist.`,
      'The ads are not part of the project.',
      'Name the file with --ads; it is the set that the mapping de-ebay-2016 reads.',
    ),
  );
}

const queries = readQueries(readFileSync(join(import.meta.dirname, 'relevance/queries.tsv'), 'utf8'));
const stock = await openStock('de-ebay-2016', values.ads);
try {
  const measured = [];
  for (const { text, meaning } of queries) {
    const grades = new Map(stock.ads.map((ad) => [ad.id, gradeOf(meaning, ad)]));
    const all = [...grades.values()];
    if (Math.max(...all) === 0) throw new Error(`No ad answers "${text}": the query does not belong to this set.`);

    const ids = await stock.list({ q: text, ...(values.sort ? { sort: values.sort } : {}) });
    const shown = ids.map((id) => grades.get(id) ?? 0);
    measured.push({ text, ids, shown, ndcg: ndcgAt10(shown, all) });
  }

  const mean = measured.reduce((sum, { ndcg }) => sum + ndcg, 0) / measured.length;
  const empty = measured.filter(({ ids }) => ids.length === 0);
  const above = measured.filter(({ ndcg }) => ndcg >= goal).length;
  console.log(`${stock.ads.length} ads, ${queries.length} queries, sorted by ${values.sort ?? 'default'}`);
  console.log(`NDCG@10 ${mean.toFixed(3)}; ${above} queries at ${goal} and above, ${empty.length} without an ad`);
  if (empty.length > 0) console.log(`without an ad: ${empty.map(({ text }) => text).join(', ')}`);

  const found = measured.filter(({ ids }) => ids.length > 0).toSorted((a, b) => a.ndcg - b.ndcg);
  console.log('\nthe worst that found something, with the grades of the first ten and what came first');
  const ads = new Map(stock.ads.map((ad) => [ad.id, ad]));
  for (const { text, ids, shown, ndcg } of found.slice(0, Number(values.worst))) {
    const first = ads.get(ids[0] ?? 0);
    console.log(
      `${ndcg.toFixed(2)}  ${text.padEnd(32)} ${shown.slice(0, 10).join('').padEnd(10)}  ${first?.title} (${first?.year})`,
    );
  }
  if (mean < goal) {
    console.error(`\nBelow ${goal}.`);
    process.exitCode = missedExitCode;
  }
} finally {
  await stock.close();
}
