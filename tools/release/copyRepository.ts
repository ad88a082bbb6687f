import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Built files that are not in git, but go into the tarballs. */
const built = ['packages/*/dist', 'packages/tokens/fonts'];

/**
 * A copy of the repository as it is on disk, with what was built and a git history of one commit, so that a release
 * can be tried without changing anything here.
 */
export function copyRepository(root: string, into: string) {
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });
  const files = git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0');
  for (const file of [...files, ...built.flatMap((pattern) => globSync(pattern, { cwd: root }))]) {
    if (file === '' || !existsSync(join(root, file))) continue;

    mkdirSync(dirname(join(into, file)), { recursive: true });
    cpSync(join(root, file), join(into, file), { recursive: true });
  }
  git(into, 'init', '--quiet', '--initial-branch', 'main');
  git(into, 'add', '--all');
  git(into, '-c', 'user.name=release', '-c', 'user.email=release@localhost', 'commit', '--quiet', '-m', 'Copy');
}
