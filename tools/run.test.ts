import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let bare: string;
beforeEach(() => {
  bare = mkdtempSync(join(tmpdir(), 'volan-bare-'));
  mkdirSync(join(bare, 'tools'));
  copyFileSync(new URL('./run.mjs', import.meta.url), join(bare, 'tools/run.mjs'));
});
afterEach(() => rmSync(bare, { recursive: true }));

function run(command: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', command], {
    cwd: bare,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, sentence: stderr.trim().split('\n').at(-1) };
}

describe('the door of every command', () => {
  it('names the commands when it is asked for another', () => {
    const { status, sentence } = run('strat');
    expect(status).toBe(1);
    expect(sentence).toMatch(
      /^"strat" is not a command\. The commands are: start, dev, serve, backup, restore, admin, rate, test/,
    );
  });

  it('says in one sentence that npm cannot reach its registry, and what to do', () => {
    const { status, sentence } = run('start', {
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      npm_config_cache: join(bare, 'cache'),
    });
    expect(status).toBe(1);
    expect(sentence).toMatch(/could not be fetched.*check the network/);
  });
});
