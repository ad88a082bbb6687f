import { buildWeb } from './product/prepare.ts';
import { apiProgram, storybookProgram, webProgram } from './product/programs.ts';
import { runProduct } from './product/runProduct.ts';
import { stopProcess } from './Stop.ts';

// The built product with its demo marketplace.
await runProduct({
  build: buildWeb,
  servers: (place, env) => [apiProgram(place, env), webProgram(place, env)],
  companions: (place) => [storybookProgram(place)],
}).catch(stopProcess);
