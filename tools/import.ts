import { runOnDatabase } from './product/runOnDatabase.ts';
import { stopProcess } from './Stop.ts';

// Reads ads from a CSV file into the database of this product, running or not.
const args = process.argv.slice(2);
process.exit(await runOnDatabase({ program: 'apps/api/src/import/main.ts', args }).catch(stopProcess));
