import { runOnDatabase } from './stack/runOnDatabase.ts';
import { exitWithError } from './CliError.ts';

// npm run restore -- FOLDER [--replace]. Whole or not at all; see docs/operating.md.
const args = ['restore', ...process.argv.slice(2)];
process.exit(
  await runOnDatabase({ program: 'apps/api/src/backup/main.ts', args, migrated: false }).catch(exitWithError),
);
