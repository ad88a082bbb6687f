import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missedExitCode } from '../bench/results/missedExitCode.ts';
import { run } from './processes/run.ts';

// Runs every measurement of bench/ at its smallest size, so that none breaks unseen. A missed goal is no failure here:
// the machine does other work, and so small a size says nothing about speed.
const root = fileURLToPath(new URL('..', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'volan-benches-'));
const market = ['--ads', '5500', '--directory', directory];

/** A measurement and its smallest size. */
interface SmallestBench {
  readonly name: string;
  readonly args: readonly string[];
  /** A folder or file outside of the project; without it the bench is skipped. */
  readonly needs?: string;
}

const uiHarness = join(root, '../shared/bench/ui-bench');

const benches: readonly SmallestBench[] = [
  { name: 'market', args: [...market, '--pages', 'catalog,details', '--seconds', '1', '--runs', '1'] },
  { name: 'openings', args: [...market, '--runs', '1', '--only', 'languages', '--no-build'] },
  { name: 'endurance', args: [...market, '--rate', '5', '--seconds', '3'] },
  { name: 'accounts', args: [...market, '--no-build'] },
  { name: 'selling', args: [...market, '--no-build'] },
  { name: 'sockets', args: ['--sockets', '20', '--seconds', '2'] },
  { name: 'export', args: ['--rows', '5000'] },
  { name: 'fastAds', args: ['--ads', '2000', '--rounds', '3'] },
  { name: 'import', args: [] },
  { name: 'search', args: ['2000'] },
  { name: 'relevance', args: [], needs: join(root, '../shared/data/ads/de-ebay-2016/ads.utf8.csv') },
  { name: 'ui', args: [uiHarness, 'ours', '--no-browser'], needs: uiHarness },
];

const asked = process.argv.slice(2);
const broken: string[] = [];
try {
  for (const { name, args, needs } of benches) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    if (needs !== undefined && !existsSync(needs)) {
      console.log(`\n${name}: left out, since ${needs} does not exist.`);
      continue;
    }

    console.log(`\n${name}:`);
    const code = await run(process.execPath, ['--conditions=@volan/source', `bench/${name}.ts`, ...args]);
    if (code !== 0 && code !== missedExitCode) broken.push(name);
  }
} finally {
  rmSync(directory, { recursive: true, force: true });
}
if (broken.length > 0) console.error(`\nThese measurements did not come to their end: ${broken.join(', ')}.`);
process.exit(broken.length > 0 ? 1 : 0);
