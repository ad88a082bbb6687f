import { runOnDatabase } from './stack/runOnDatabase.ts';
import { exitWithError } from './CliError.ts';

// npm run admin -- create EMAIL. The first administrator; see docs/operating.md.
const args = process.argv.slice(2);
process.exit(await runOnDatabase({ program: 'apps/api/src/administrators/main.ts', args }).catch(exitWithError));
