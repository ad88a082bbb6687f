import { run } from './processes/run.ts';

// Compares pictures of stories with the references; `npm run visual -- --update` writes them anew, a path limits it.
// Vitest would take a path behind a bare --update for its value.
const given = process.argv.slice(2).map((word) => (word === '--update' ? '--update=all' : word));
process.exit(await run('vitest', ['run', '--config', 'vitest.visual.config.ts', ...given]));
