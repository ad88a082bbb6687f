import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the files of the repository into a folder as a clone would have them, with those that are not committed yet.
 */
export function copyRepository(root: string, folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
}
