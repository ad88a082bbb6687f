import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChanges } from './findChanges.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.test', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const write = (name: string, text = name) => writeFileSync(join(root, name), text);
function commit(...names: string[]) {
  for (const name of names) write(name);
  git('add', '--all');
  git('commit', '-m', 'work');

  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'volan-changes-'));
  git('init', '--initial-branch=main');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the changes that tests are chosen by', () => {
  it('are those since the branch left main, committed or not, without deleted files', () => {
    const base = commit('old.ts', 'gone.ts', 'later.ts');
    git('switch', '-c', 'work');
    commit('committed.ts');
    rmSync(join(root, 'gone.ts'));
    write('later.ts', 'changed');
    write('new file.ts');
    git('switch', '--quiet', 'main', '--merge');
    git('commit', '--allow-empty', '-m', 'of somebody else');
    git('switch', '--quiet', 'work', '--merge');
    expect(findChanges(root)).toEqual({ base, files: ['committed.ts', 'later.ts', 'new file.ts'] });
  });

  it('are those since origin/main if it exists', () => {
    commit('old.ts');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('unpushed.ts');
    expect(findChanges(root).files).toEqual(['unpushed.ts']);
  });
});
