import { runOnDatabase } from './stack/runOnDatabase.ts';
import { exitWithError } from './CliError.ts';

// Reads ads from a CSV file into the database of this product, running or not.
const args = process.argv.slice(2);
process.exit(await runOnDatabase({ program: 'apps/api/src/import/main.ts', args }).catch(exitWithError));
