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
 * page and the next; then the INP of home, list and details on a phone, the longest of their presses [M63]. `npm run bench -- openings [--runs 5] [--only history,menu] [--ads 50000] [--no-build]
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

/** Highest INP of a page on a phone, in milliseconds. [M63] */
const inpGoalMs = 200;

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
const inpOf = new Map<string, number>();
try {
  row('opening', 'on', 'first', 'next', 'all first', 'all next');
  for (const opening of openings.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const paths = site.kinds.find(({ name }) => name === opening.page)?.paths ?? [];
    const host = opening.brand ? site.host.replace(/^\w+/, opening.brand) : site.host;
    const times = [];
    // there is one home page, and it is opened each time
    const visits = Array.from({ length: Number(values.runs) }, (_, run) => paths[run % paths.length]);
    for (const path of visits.filter((each) => each !== undefined)) {
      times.push(await answerTimes(browser, `http://${host}${path}`, opening));
    }
    const first = times.map((time) => time.first);
    const next = times.map((time) => time.next);
    row(opening.name, opening.on, middle(first), middle(next), first.join(' '), next.join(' '));
    if (opening.on === 'phone') {
      const worst = Math.max(middle(first), middle(next));
      inpOf.set(opening.page, Math.max(inpOf.get(opening.page) ?? 0, worst));
    }
    if (middle(first) > goalMs || middle(next) > goalMs) process.exitCode = missedExitCode;
  }
  for (const [page, inp] of inpOf) {
    row(`INP of ${page}`, 'phone', inp, `goal ${inpGoalMs}`);
    if (inp > inpGoalMs) process.exitCode = missedExitCode;
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.close();
}
