import { buildRoutes } from './product/prepare.ts';
import { apiProgram, generateProgram, liveStorybookProgram, webProgram } from './product/programs.ts';
import { runProduct } from './product/runProduct.ts';
import { stopProcess } from './Stop.ts';

// The same as `start` with live reload: every program follows the source.
await runProduct({
  build: buildRoutes,
  servers: (place, env) => [
    apiProgram(place, env, ['--watch', '--watch-preserve-output']),
    webProgram(place, env, 'dev.ts'),
  ],
  companions: (place) => [generateProgram(), liveStorybookProgram(place)],
}).catch(stopProcess);
