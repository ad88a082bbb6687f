import { run } from './processes/run.ts';

// Checks the types of everything in one program: packages read each other's source, and each would be read many times.
const routes = await run('turbo', ['run', 'typegen', '--output-logs=errors-only']);
const all = await run('tsc', ['-p', 'tsconfig.json']);
const worker = await run('tsc', ['-p', 'apps/web/worker/tsconfig.json']);
process.exit(routes || all || worker);
