import { buildWeb, generate } from './stack/prepare.ts';
import { loadSettings } from './stack/loadSettings.ts';
import { serveStack } from './serve/serveStack.ts';
import { exitWithError } from './CliError.ts';
import { checkSettings } from './serve/checkSettings.ts';

// The product in production: no demo, no Storybook, no built-in database; every setting from the environment or `.env`.
try {
  loadSettings();
  process.env['NODE_ENV'] = 'production';
  const settings = checkSettings(process.env);
  await generate();
  await buildWeb();
  await serveStack(settings);
} catch (error) {
  exitWithError(error);
}
