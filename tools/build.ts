import { run } from './processes/run.ts';

// Builds every package and app.
process.exit(await run('turbo', ['run', 'build', ...process.argv.slice(2)]));
