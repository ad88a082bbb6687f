import { run } from './processes/run.ts';

// Writes the sources that are made from others (tokens, messages, wire).
process.exit(await run('turbo', ['run', 'generate', ...process.argv.slice(2)]));
