import { buildWeb } from './stack/prepare.ts';
import { apiProgram, storybookProgram, webProgram } from './stack/programs.ts';
import { runStack } from './stack/runStack.ts';
import { exitWithError } from './CliError.ts';

// The built product with its demo marketplace.
await runStack({
  build: buildWeb,
  servers: (config, env) => [apiProgram(config, env), webProgram(config, env)],
  companions: (config) => [storybookProgram(config)],
}).catch(exitWithError);
