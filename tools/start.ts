import { exitWithError } from './CliError.ts';
import { buildForLive, buildWeb } from './stack/prepare.ts';
import { apiProgram, generateProgram, liveStorybookProgram, storybookProgram, webProgram } from './stack/programs.ts';
import { runStack, type RunMode } from './stack/runStack.ts';

/** The built product with its demo marketplace. */
const built: RunMode = {
  build: buildWeb,
  servers: (config, env) => [apiProgram(config, env), webProgram(config, env)],
  companions: (config) => [storybookProgram(config)],
};

/** The same with live reload: every program follows the source. */
const live: RunMode = {
  build: buildForLive,
  servers: (config, env) => [
    apiProgram(config, env, ['--watch', '--watch-preserve-output']),
    webProgram(config, env, 'dev.ts'),
  ],
  companions: (config) => [generateProgram(), liveStorybookProgram(config)],
};

await runStack(process.argv.includes('--live') ? live : built).catch(exitWithError);
