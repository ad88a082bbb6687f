import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What differs from the branch that a change will go to. */
export interface Changes {
  /** The commit where the change began. */
  base: string;
  /** Files that were written since, committed or not, as paths from the root. Deleted ones are left out. */
  files: readonly string[];
}

/** Changes since `origin/main`, or since `main` in a repository without an origin. */
export function findChanges(root: string): Changes {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const known = (branch: string) => git('for-each-ref', '--format=%(refname)', `refs/${branch}`).trim() !== '';
  const target = known('remotes/origin/main') ? 'origin/main' : 'main';
  const base = git('merge-base', 'HEAD', target).trim();
  const listed = git('diff', '--name-only', '-z', base) + git('ls-files', '--others', '--exclude-standard', '-z');
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));

  return { base, files: files.toSorted() };
}
