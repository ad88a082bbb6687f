import { runOnDatabase } from './stack/runOnDatabase.ts';
import { exitWithError } from './CliError.ts';

// npm run rate -- set CURRENCY RATE DAY SOURCE. What "about" beside prices goes by; see docs/operating.md.
const args = process.argv.slice(2);
process.exit(await runOnDatabase({ program: 'apps/api/src/rates/main.ts', args }).catch(exitWithError));
