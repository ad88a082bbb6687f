import { run } from './processes/run.ts';

// Checks the types of every package and of the tools.
const packages = await run('turbo', [
  'run',
  'typecheck',
  '--continue',
  '--output-logs=errors-only',
  ...process.argv.slice(2),
]);
const tools = await run('tsc', ['-p', 'tsconfig.json']);
process.exit(packages || tools);
