import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asVisitors, launchBrowser } from '../e2e/visitorBrowser.ts';
import { freePort } from '../tools/freePort.ts';
import { askOften } from './market/askOften.ts';
import { inBrowser } from './market/inBrowser.ts';
import { inHarness } from './market/inHarness.ts';
import { openLimit } from './market/limitSite.ts';
import type { MeasuredSite } from './market/MeasuredSite.ts';
import { openMarket } from './market/openMarket.ts';
import { underLoad } from './market/underLoad.ts';

/**
 * The product beside a limit: CPU of web, API and PostgreSQL a request, and what a browser meets.
 * `npm run bench -- market [--ads 50000] [--pages catalog,details] [--seconds 6] [--runs 3] [--no-browser] [--no-load]
 * [--page-cache] [--often] [--profile] [--no-build] [--no-limit] [--directory .data/bench-market] [--harness FOLDER]`;
 * `--often` shows browsers pages that were asked for so often that the page cache has compressed them best; `--harness`
 * runs the harness of that folder instead, with our entry beside its limit.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    ads: { type: 'string', default: '50000' },
    pages: { type: 'string', default: 'catalog,filtered,text,details,home' },
    seconds: { type: 'string', default: '6' },
    connections: { type: 'string', default: '8' },
    runs: { type: 'string', default: '3' },
    browser: { type: 'boolean', default: true },
    load: { type: 'boolean', default: true },
    limit: { type: 'boolean', default: true },
    build: { type: 'boolean', default: true },
    'page-cache': { type: 'boolean', default: false },
    often: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    directory: { type: 'string', default: '.data/bench-market' },
    harness: { type: 'string' },
  },
});
const wanted = new Set(values.pages.split(','));
const kindsOf = (site: MeasuredSite) => site.kinds.filter(({ name }) => wanted.has(name));
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

async function printLoad(site: MeasuredSite) {
  const names = Object.keys(site.pids);
  row('site', 'page', ...names.map((name) => `CPU ${name} ms`), 'p50 ms', 'p95 ms', 'KiB', 'requests', 'errors');
  for (const { name, paths } of kindsOf(site)) {
    const { cpu, p50, p95, bytes, requests, errors } = await underLoad(site, paths, {
      connections: Number(values.connections),
      seconds: Number(values.seconds),
    });
    const spent = names.map((process) => (cpu[process] ?? 0).toFixed(2));
    row(site.name, name, ...spent, p50.toFixed(1), p95.toFixed(1), (bytes / 1024).toFixed(1), requests, errors);
  }
}

async function printBrowser(sites: readonly MeasuredSite[]) {
  const files = ['Document', 'Stylesheet', 'Script', 'Image', 'Font'];
  row('site', 'page', 'FCP', 'LCP', 'TBT', 'CLS', 'nodes', 'requests', ...files, 'script by load', 'all but script');
  const browser = asVisitors(await launchBrowser());
  for (const site of sites) {
    for (const { name, paths } of kindsOf(site)) {
      if (values.often) for (const path of paths.slice(0, Number(values.runs))) await askOften(site, path);
      const seen = await inBrowser(browser, site, paths, Number(values.runs));
      if (!seen) continue;

      const { fcp, lcp, tbt, cls, nodes, requests, kib, scriptByLoad } = seen;
      const kept = Object.entries(kib).filter(([kind]) => kind !== 'Script');
      row(
        site.name,
        name,
        Math.round(fcp),
        Math.round(lcp),
        Math.round(tbt),
        cls.toFixed(4),
        nodes,
        requests,
        ...files.map((kind) => (kib[kind] ?? 0).toFixed(1)),
        scriptByLoad.toFixed(1),
        kept.reduce((sum, [, size]) => sum + size, 0).toFixed(1),
      );
    }
  }
  await browser.close();
}

const sites: MeasuredSite[] = [];
try {
  if (values.limit && values.harness === undefined) sites.push(await openLimit(await freePort()));
  sites.push(
    await openMarket({
      directory: resolve(values.directory),
      ads: Number(values.ads),
      pageCache: values['page-cache'],
      profile: values.profile,
      build: values.build,
    }),
  );
  const [ours] = sites;
  if (values.harness !== undefined && ours) {
    const less = [...(values.browser ? [] : ['--no-browser']), ...(values.load ? [] : ['--no-load'])];
    const options = ['--secs', values.seconds, '--runs', values.runs, ...less];
    process.exitCode = await inHarness(resolve(values.harness), ours, options);
  } else {
    if (values.load) for (const site of sites) await printLoad(site);
    if (values.browser) await printBrowser(sites);
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const site of sites.toReversed()) await site.close();
}
