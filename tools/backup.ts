import { runOnDatabase } from './stack/runOnDatabase.ts';
import { exitWithError } from './CliError.ts';

// npm run backup -- FOLDER. Rows and pictures of this moment, while servers go on; see docs/operating.md.
const args = ['backup', ...process.argv.slice(2)];
process.exit(
  await runOnDatabase({ program: 'apps/api/src/backup/main.ts', args, migrated: false }).catch(exitWithError),
);
