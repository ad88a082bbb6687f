import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Reads `.env` at the root of the repository, if it exists; a variable that is set already wins. */
export function loadSettings() {
  const file = join(fileURLToPath(new URL('../..', import.meta.url)), '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
