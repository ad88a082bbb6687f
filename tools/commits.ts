import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { commitProblems } from './commits/commitProblems.ts';
import { findChanges } from './testing/findChanges.ts';

// Checks the messages of the commits that are not on the main branch yet. How they are written: CONTRIBUTING.md.
const root = fileURLToPath(new URL('..', import.meta.url));
const { base } = findChanges(root);
const log = execFileSync('git', ['log', '-z', '--no-merges', '--format=%B', `${base}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
});
const problems = log
  .split('\0')
  .filter((message) => message !== '')
  .flatMap(commitProblems);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
