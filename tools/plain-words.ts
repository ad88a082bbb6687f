import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findUnplain } from './plain-words/findUnplain.ts';

// Lists sentences in comments, documents, errors, log lines and test titles that are hard to read: `file:line`, what to
// do, the sentence; then how many there are in each folder. It fails if there are too many. Arguments limit it to paths
// that start with one of them.

/** A few are allowed, because a pattern can match a plain sentence. */
const allowed = 19;

const root = fileURLToPath(new URL('..', import.meta.url));
const leftOut =
  /(^|\/)(node_modules|dist|build|generated|storybook-static|\.react-router|projects|ui\/peers|ui\/docs\/components|i18n\/src\/messages)\/|(^|\/)demo\/articles\/|CHANGELOG\.md$|\.d\.ts$/;
const wanted = process.argv.slice(2);

const found = globSync('{*.md,{packages,apps,tools,e2e,bench,brands,docs,.storybook}/**/*.{ts,tsx,mjs,md}}', {
  cwd: root,
  exclude: (path) => leftOut.test(`${path.replaceAll('\\', '/')}/`),
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !leftOut.test(file) && (wanted.length === 0 || wanted.some((start) => file.startsWith(start))))
  .toSorted()
  .flatMap((file) => findUnplain(file, readFileSync(`${root}/${file}`, 'utf8')));

for (const { file, line, say, text } of found) console.log(`${file}:${line} (${say}) ${text}`);

const folderOf = (file: string) => /^((packages|apps|docs)\/)?[^/]+/.exec(file)?.[0] ?? file;
const byFolder = Object.entries(Object.groupBy(found, ({ file }) => folderOf(file)));
console.log(`\n${found.length} sentences`);
for (const [folder, sentences] of byFolder) console.log(`${String(sentences?.length).padStart(6)}  ${folder}`);

if (found.length > allowed) {
  console.error(
    `\nAt most ${allowed} are allowed: rewrite these sentences, or make a pattern of tools/plain-words/patterns.ts more exact.`,
  );
  process.exitCode = 1;
}
