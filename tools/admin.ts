import { runOnDatabase } from './product/runOnDatabase.ts';
import { stopProcess } from './Stop.ts';

// npm run admin -- create EMAIL. The first administrator; see docs/operating.md.
const args = process.argv.slice(2);
process.exit(await runOnDatabase({ program: 'apps/api/src/administrators/main.ts', args }).catch(stopProcess));
