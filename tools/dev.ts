import { buildRoutes } from './stack/prepare.ts';
import { apiProgram, generateProgram, liveStorybookProgram, webProgram } from './stack/programs.ts';
import { runStack } from './stack/runStack.ts';
import { exitWithError } from './CliError.ts';

// The same as `start` with live reload: every program follows the source.
await runStack({
  build: buildRoutes,
  servers: (config, env) => [
    apiProgram(config, env, ['--watch', '--watch-preserve-output']),
    webProgram(config, env, 'dev.ts'),
  ],
  companions: (config) => [generateProgram(), liveStorybookProgram(config)],
}).catch(exitWithError);
