import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asVisitors, launchBrowser } from '../e2e/visitorBrowser.ts';
import { openMarket } from './market/openMarket.ts';
import { answerTimes } from './openings/answerTimes.ts';
import { openings } from './openings/openings.ts';
import { missedExitCode } from './results/missedExitCode.ts';

/**
 * From a press to the next picture at a quarter of this machine's speed: menus, sheets and dialogs, the first time on a
 * page and the next. `npm run bench -- openings [--runs 5] [--only history,menu] [--ads 50000] [--no-build]
 * [--directory .data/bench-market]`
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    ads: { type: 'string', default: '50000' },
    build: { type: 'boolean', default: true },
    directory: { type: 'string', default: '.data/bench-market' },
  },
});

/** Feels immediate, in milliseconds; the browser measures in steps of 8. */
const goalMs = 100;

const middle = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
const wanted = values.only?.split(',');

const site = await openMarket({
  directory: resolve(values.directory),
  ads: Number(values.ads),
  pageCache: true,
  profile: false,
  build: values.build,
});
const browser = asVisitors(await launchBrowser());
try {
  row('opening', 'on', 'first', 'next', 'all first', 'all next');
  for (const opening of openings.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const paths = site.kinds.find(({ name }) => name === opening.page)?.paths ?? [];
    const host = opening.brand ? site.host.replace(/^\w+/, opening.brand) : site.host;
    const times = [];
    for (const path of paths.slice(0, Number(values.runs))) {
      times.push(await answerTimes(browser, `http://${host}${path}`, opening));
    }
    const first = times.map((time) => time.first);
    const next = times.map((time) => time.next);
    row(opening.name, opening.on, middle(first), middle(next), first.join(' '), next.join(' '));
    if (middle(first) > goalMs || middle(next) > goalMs) process.exitCode = missedExitCode;
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.close();
}
