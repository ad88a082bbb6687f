import { run } from './processes/run.ts';

// Compares pictures of stories with the references; `npm run visual -- --update` writes them anew, a path limits it.
const given = process.argv.slice(2);
process.exit(await run('vitest', ['run', '--config', 'vitest.visual.config.ts', ...given]));
