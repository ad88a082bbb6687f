import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyRepository } from './copyRepository.ts';

// Runs every generator of `npm run new` in a copy of the repository and checks what they wrote as all else is checked.
const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'volan-generators-'));

const env = { ...process.env, PATH: `${join(copy, 'node_modules/.bin')}:${process.env['PATH']}` };

/** The files that the generators write, for the linter, which reads the types of the whole repository anyway. */
const written = [
  'packages/ui/src/LoanOffer',
  'packages/features/src/blocks/loanSummary',
  'packages/features/src/pages/buyer/tradeIn',
  'packages/api-contract/src',
  'apps/api/src/dealerOffers',
  'apps/web/app',
  'brands',
];

/** The packages whose tables a generator extends. */
const touched = ['domain-rules', 'i18n', 'mocks', 'api-contract', 'tokens', 'ui/src/docs'].map(
  (name) => `packages/${name}`,
);

/** What failed, with its last words: said once more at the end, below what later steps print. */
const failures: string[] = [];

function succeeds(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26, env });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) {
    const words = `${stdout}${stderr}`.trimEnd().split('\n').slice(-12).join('\n');
    failures.push(`In a copy with one of everything new, "${command} ${args.join(' ')}" failed:\n${words}`);
  }

  return status === 0;
}

try {
  copyRepository(root, copy);
  symlinkSync(join(root, '.tools'), join(copy, '.tools'));
  const made =
    succeeds('pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent') &&
    [
      'component LoanOffer',
      'feature loan-summary',
      'call dealer-offer',
      'page trade-in',
      'brand autohaus',
      'language sl',
    ].every((words) => succeeds(process.execPath, 'tools/new.ts', '--not-generated', ...words.split(' '))) &&
    // The last one makes what is made from others, of all that was written.
    succeeds(process.execPath, 'tools/new.ts', 'specification', 'winter-tyres');
  const checked =
    made &&
    [
      succeeds('oxfmt', '--check', 'packages', 'apps', 'brands'),
      succeeds('oxlint', '--type-aware', '--deny-warnings', ...written),
      succeeds(process.execPath, 'tools/typecheck.ts'),
      succeeds(process.execPath, 'tools/boundaries.ts'),
      succeeds('vitest', 'run', '--project', 'unit*', ...touched),
      succeeds('vitest', 'run', '--project', 'api', 'apps/api/src/dealerOffers', 'apps/api/src/taxonomy/content'),
      succeeds('vitest', 'run', '--config', 'vitest.stories.config.ts', 'LoanOffer', 'LoanSummary', 'TradeIn'),
    ].every(Boolean);
  process.exitCode = checked ? 0 : 1;
  for (const failure of failures) console.error(failure);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
