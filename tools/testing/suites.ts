import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringHeadlessChromium } from '../chromium/findChromium.ts';
import { run } from '../processes/run.ts';
import { burnInArguments, burnInOfChange, slowly } from './burnIn.ts';
import type { Changes } from './findChanges.ts';
import { journeysOf } from './journeysOf.ts';
import type { Outcome } from './Outcome.ts';
import { readReport } from './readReport.ts';
import type { TestRequest, Tier } from './tiers.ts';

/** What a suite gets when it runs. */
interface SuiteRun extends TestRequest {
  /** What the change since main wrote. */
  changes: () => Changes;
  /** Gets what the suite prints. */
  heard: (text: string) => void;
}

/** One suite of `npm test`. */
export interface Suite {
  name: string;
  /** Where it runs by itself. By its name it runs in any tier. */
  tiers: readonly Tier[];
  run(asked: SuiteRun): Promise<Outcome>;
}

/** A program with its arguments, or null where the change leaves it nothing to do. */
type Command = (asked: SuiteRun) => readonly [program: string, ...args: string[]] | null;

interface Options {
  tiers?: readonly Tier[];
  /** It needs a browser, which is brought when it is missing. */
  inChromium?: boolean;
  /** A program of the machine that the suite needs; without it the suite is skipped. */
  needs?: string;
  env?: (asked: SuiteRun) => NodeJS.ProcessEnv;
}

/** Runs a suite's program with `more` arguments; gives its exit code, or null where there was nothing to do. */
async function runProgram(command: Command, options: Options, asked: SuiteRun, more: readonly string[] = []) {
  const chosen = command(asked);
  if (!chosen) {
    console.log('The change affects nothing here.');
    return null;
  }
  if (options.inChromium) bringHeadlessChromium();
  const [program, ...args] = chosen;
  const env = { ...process.env, TEST_TIER: asked.tier, ...options.env?.(asked) };

  return run(program, [...args, ...more], env, asked.heard);
}

/** A suite that counts as one test: it passes when its program ends with 0. */
const check = (name: string, options: Options, command: Command): Suite => ({
  name,
  tiers: options.tiers ?? ['changed', 'default', 'full'],
  async run(asked) {
    const code = await runProgram(command, options, asked);
    return { passed: code === 0 ? 1 : 0, failed: code ? 1 : 0 };
  },
});

/** A suite that counts the tests of a Vitest run. */
const tests = (name: string, options: Options, command: Command): Suite => ({
  name,
  tiers: options.tiers ?? ['changed', 'default', 'full'],
  async run(asked) {
    if (options.needs !== undefined && !isHere(options.needs)) {
      return { passed: 0, failed: 0, skipped: `there is no ${options.needs} on this machine` };
    }
    const folder = mkdtempSync(join(tmpdir(), 'volan-report-'));
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    try {
      const code = await runProgram(command, options, asked, reporters);
      return code === null
        ? { passed: 0, failed: 0 }
        : readReport(report, code, { mayBeEmpty: asked.tier === 'changed' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** Chooses the tests that reach a file which the change wrote. */
const reached = ({ tier, changes }: SuiteRun) =>
  tier === 'changed' ? [`--changed=${changes().base}`, '--passWithNoTests'] : [];
/** Chooses the packages that the change wrote into, and those that use them. */
const affected = ({ tier, changes }: SuiteRun) => (tier === 'changed' ? [`--filter=...[${changes().base}]`] : []);

/** Whether the machine has a program. */
const isHere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

const node = process.execPath;

const journeys = ['vitest', 'run', '--config', 'vitest.e2e.config.ts'] as const;

/** Every suite of `npm test`, the quick ones first. A suite comes after those that it needs. */
export const suites: readonly Suite[] = [
  check('format', {}, () => ['oxfmt', '--check', '.']),
  check('generate', {}, () => ['turbo', 'run', 'generate', '--output-logs=errors-only']),
  check('lint', {}, ({ tier, changes }) => {
    const scripts = tier === 'changed' ? changes().files.filter((file) => /\.[cm]?[jt]sx?$/.test(file)) : ['.'];
    return scripts.length === 0 ? null : ['oxlint', '--type-aware', '--deny-warnings', ...scripts];
  }),
  check('types', {}, () => [node, 'tools/typecheck.ts']),
  check('boundaries', {}, () => [node, 'tools/boundaries.ts']),
  check('names', {}, () => [node, 'tools/banned-names.ts']),
  check('plain-words', {}, () => [node, 'tools/plain-words.ts']),
  check('exports', { env: () => ({ NODE_OPTIONS: '--conditions=@volan/source' }) }, () => [
    'knip',
    '--no-config-hints',
  ]),
  check('commits', { tiers: ['changed'] }, () => [node, 'tools/commits.ts']),
  tests('unit', {}, (asked) => ['vitest', 'run', '--project', 'unit*', ...reached(asked)]),
  tests('api', {}, (asked) => ['vitest', 'run', '--project', 'api', ...reached(asked)]),
  tests('redis', { tiers: ['full'], needs: 'redis-server', env: () => ({ TEST_REDIS: 'yes' }) }, () => [
    ...(['vitest', 'run', '--project', 'api', 'apps/api/src/realtime/redis.test.ts'] as const),
  ]),
  check('payments', { tiers: ['full'] }, () => [
    ...([node, 'bench/payments.ts', '--callbacks', '500', '--kills', '20', '--restarts', '3'] as const),
  ]),
  check('benches', { tiers: ['full'], inChromium: true }, () => [node, 'tools/smallestBenches.ts']),
  check('packages', {}, (asked) => [
    ...(['turbo', 'run', 'build', '--continue', '--output-logs=errors-only'] as const),
    ...affected(asked),
  ]),
  check('packed', { tiers: ['default', 'full'], inChromium: true }, ({ tier }) => [
    ...([node, 'tools/package-checks.ts'] as const),
    ...(tier === 'full' ? [] : ['vite']),
  ]),
  check('release', { tiers: ['full'] }, () => [node, 'tools/release.ts', 'check']),
  check('fresh', { tiers: ['full'] }, () => [node, 'tools/freshMachine.ts']),
  check('generators', { tiers: ['full'], inChromium: true }, () => [node, 'tools/generators.ts']),
  tests('stories', { inChromium: true }, (asked) => [
    'vitest',
    'run',
    '--config',
    'vitest.stories.config.ts',
    ...reached(asked),
  ]),
  tests('conformance', { inChromium: true }, (asked) => [
    ...(['vitest', 'run', '--config', 'vitest.conformance.config.ts'] as const),
    ...reached(asked),
  ]),
  tests(
    'journeys',
    { inChromium: true, env: ({ burnIn }) => (burnIn === undefined ? {} : slowly) },
    ({ tier, changes, burnIn }) => {
      if (burnIn !== undefined) return ['nice', '-n', '10', ...journeys, ...burnInArguments(burnIn)];
      if (tier !== 'changed') return journeys;

      const files = journeysOf(changes().files);

      return files.length === 0 ? null : [...journeys, ...files];
    },
  ),
  tests('burn-in', { tiers: ['full'], inChromium: true, env: () => slowly }, ({ changes }) => {
    const written = burnInOfChange(changes());
    return written && ['nice', '-n', '10', ...journeys, ...written];
  }),
];
