import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringHeadlessChromium } from '../chromium/findChromium.ts';
import { run } from '../processes/run.ts';
import type { Outcome } from './Outcome.ts';
import { readReport } from './readReport.ts';

/** One part of `npm test`. */
export interface Part {
  name: string;
  /** `heard` gets what the part prints. */
  run(heard: (text: string) => void): Promise<Outcome>;
}

/** A part that counts as one test: it passes when its program ends with 0. */
const check = (name: string, command: string, ...args: string[]): Part => ({
  name,
  run: async (heard) =>
    (await run(command, args, process.env, heard)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
});

/** A part that counts the tests of a Vitest run. */
const tests = (name: string, ...args: string[]): Part => ({
  name,
  async run(heard) {
    const folder = mkdtempSync(join(tmpdir(), 'volan-report-'));
    const report = join(folder, 'report.json');
    try {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const code = await run('vitest', ['run', ...args, ...reporters], process.env, heard);
      return readReport(report, code);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
});

/** A part that needs a browser, which is brought when it is missing. */
const inChromium = (part: Part): Part => ({
  ...part,
  run(heard) {
    bringHeadlessChromium();
    return part.run(heard);
  },
});

const node = process.execPath;

/** Every part of `npm test`, the quick ones first; what a part needs stands before it. */
export const parts: readonly Part[] = [
  check('format', 'oxfmt', '--check', '.'),
  check('generate', 'turbo', 'run', 'generate', '--output-logs=errors-only'),
  check('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  check('types', node, 'tools/typecheck.ts'),
  check('boundaries', node, 'tools/boundaries.ts'),
  tests('unit', '--project', 'unit'),
  tests('api', '--project', 'api'),
  check('packages', 'turbo', 'run', 'build', '--continue', '--output-logs=errors-only'),
  inChromium(check('packed', node, 'tools/packed.ts')),
  check('release', node, 'tools/release.ts', 'check'),
  inChromium(check('generators', node, 'tools/generators.ts')),
  inChromium(tests('stories', '--config', 'vitest.stories.config.ts')),
  inChromium(tests('journeys', '--config', 'vitest.e2e.config.ts')),
];
