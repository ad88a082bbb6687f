/**
 * Writes what pages of partners load into the folder of the first argument: the newest script as `{major}/volan.js`,
 * and every published one under its exact version. Prints the integrity of those.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildScript, major, publishedFolder } from './buildScript.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('writeScripts.ts has no folder to write to. Name one.');

await buildScript(join(folder, String(major), 'volan.js'));
const integrity: Record<string, string> = {};
for (const version of readdirSync(publishedFolder)) {
  const script = readFileSync(join(publishedFolder, version, 'volan.js'));
  mkdirSync(join(folder, version), { recursive: true });
  writeFileSync(join(folder, version, 'volan.js'), script);
  integrity[version] = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  console.log(`/widgets/${version}/volan.js  integrity="${integrity[version]}"`);
}
// the builder of snippets shows them
writeFileSync(join(folder, 'integrity.json'), JSON.stringify(integrity));
