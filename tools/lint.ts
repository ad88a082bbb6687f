import { run } from './processes/run.ts';

// Looks for mistakes in every file.
process.exit(await run('oxlint', ['--type-aware', ...process.argv.slice(2)]));
