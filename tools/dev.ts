import { apiProgram, generateProgram, liveStorybookProgram, webProgram } from './product/programs.ts';
import { runProduct } from './product/runProduct.ts';
import { stopProcess } from './Stop.ts';

// The same as `start` with live reload: nothing is built, every program follows the source.
await runProduct({
  build: async () => {},
  servers: (place, env) => [
    apiProgram(place, env, ['--watch', '--watch-preserve-output']),
    webProgram(place, env, 'dev.ts'),
  ],
  companions: (place) => [generateProgram(), liveStorybookProgram(place)],
}).catch(stopProcess);
