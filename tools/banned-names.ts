import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBannedNames } from './banned-names/findBannedNames.ts';

// Fails on a name that docs/glossary.md has replaced; tools/banned-names/bannedNames.ts is the list.
const root = fileURLToPath(new URL('..', import.meta.url));
const leftOut = /(^|\/)(node_modules|dist|build|generated|storybook-static|\.react-router|projects|ui\/peers)\//;
const found = globSync('{packages,apps,tools,e2e,bench,brands,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => leftOut.test(`${path.replaceAll('\\', '/')}/`),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'))
  .toSorted()
  .flatMap((file) => findBannedNames(file, readFileSync(`${root}/${file}`, 'utf8')));
for (const sentence of found) console.error(sentence);
if (found.length > 0) process.exitCode = 1;
