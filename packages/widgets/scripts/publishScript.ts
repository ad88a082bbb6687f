/**
 * Keeps the script of this version for ever: pages name it with its integrity, so not one byte of it may change.
 * `npm run release -- version` runs it for each new version.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript, packageVersion, publishedFolder } from './buildScript.ts';

const file = join(publishedFolder, packageVersion, 'volan.js');
if (existsSync(file)) {
  console.log(`The script of ${packageVersion} is kept already and stays as it is. A change needs a new version.`);
} else {
  await buildScript(file);
  console.log(`The script of ${packageVersion} is kept. Commit packages/widgets/published/${packageVersion}.`);
}
