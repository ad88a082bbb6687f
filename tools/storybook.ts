import { run } from './processes/run.ts';

// Storybook with live reload on port 6006.
await run('turbo', ['run', 'generate', '--output-logs=errors-only']);
process.exit(await run('storybook', ['dev', '-p', '6006', '--no-open', ...process.argv.slice(2)]));
