import { run } from './processes/run.ts';

// Writes every file in the house format; with --check it only tells.
process.exit(await run('oxfmt', [...process.argv.slice(2), '.']));
