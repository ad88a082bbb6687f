import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };

/** A command of the table: the program that gets its arguments, what runs before it, words it spells otherwise. */
interface Command {
  does: string;
  first?: string[];
  run: string[];
  spelled?: Record<string, string>;
}

const table: Record<string, Command> = commands;
const door = new URL('./run.mjs', import.meta.url);
let bare: string;
beforeEach(() => {
  bare = mkdtempSync(join(tmpdir(), 'volan-bare-'));
  mkdirSync(join(bare, 'tools'));
  copyFileSync(door, join(bare, 'tools/run.mjs'));
  writeFileSync(join(bare, 'tools/commands.json'), JSON.stringify(table));
});
afterEach(() => rmSync(bare, { recursive: true }));

function run(command: string, env: NodeJS.ProcessEnv = {}, ...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', command, ...given], {
    cwd: bare,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, sentence: stderr.trim().split('\n').at(-1) };
}

/** Makes the bare folder look installed, with a table of its own. */
function install(own: Record<string, Command>) {
  const source = readFileSync(door, 'utf8');
  const constant = (name: string) => new RegExp(`${name} = '(.+)'`).exec(source)?.[1] ?? '';
  const platform = `${process.platform}-${process.arch}`;
  const bin = join(bare, `.tools/node_modules/node-${platform}/bin`);
  mkdirSync(bin, { recursive: true });
  symlinkSync(process.execPath, join(bin, 'node'));
  writeFileSync(
    join(bare, '.tools/node_modules/.runtime'),
    `${constant('nodeVersion')} ${constant('pnpmVersion')} ${platform}`,
  );
  mkdirSync(join(bare, 'node_modules'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(bare, file), '');
  const locked = createHash('sha256').digest('hex');
  writeFileSync(join(bare, 'node_modules/.packages'), `${locked} ${constant('nodeVersion')}`);
  writeFileSync(join(bare, 'tools/commands.json'), JSON.stringify(own));
}

const say = ['node', '-e', 'console.log(JSON.stringify(process.argv.slice(1)))', '--'];

describe('the start of a command', () => {
  it('names the commands when it is asked for another', () => {
    const { status, sentence } = run('strat');
    expect(status).toBe(1);
    expect(sentence).toMatch(
      /^"strat" is not a command\. The commands are: start, dev, serve, backup, restore, admin, partner, vapid, words, ledger, rate, test/,
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

  it('lists every command with its description if none is named', () => {
    const { status, stdout } = run('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^start +builds and runs everything/);
    expect(stdout.trimEnd().split('\n')).toHaveLength(Object.keys(table).length);
  });

  it('passes arguments on, spelled as the program wants them', () => {
    install({ say: { does: '', run: [...say, 'first'], spelled: { '--update': '--update=all' } } });
    expect(JSON.parse(run('say', {}, '--update', 'a b').stdout)).toEqual(['first', '--update=all', 'a b']);
  });

  it('ends with the code of the program, and runs none whose preparation failed', () => {
    const fail = ['node', '-e', 'process.exit(3)'];
    install({ fail: { does: '', run: fail }, unprepared: { does: '', first: fail, run: say } });
    expect(run('fail').status).toBe(3);
    expect(run('unprepared')).toMatchObject({ status: 3, stdout: '' });
  });

  it.each([
    ['response status 404 Not Found on https://github.com/', 'There is no native search index for this platform'],
    ['request to https://github.com/ failed, reason: ENOTFOUND', 'could not be fetched from github.com'],
  ])('says why the native search index is missing, and continues: %s', (printed, sentence) => {
    install({ say: { does: '', run: say } });
    rmSync(join(bare, 'node_modules/.packages'));
    const pnpm = join(bare, `.tools/node_modules/node-${process.platform}-${process.arch}/bin/pnpm`);
    writeFileSync(pnpm, '#!/bin/sh\n');
    chmodSync(pnpm, 0o755);
    const roaring = join(bare, 'apps/api/node_modules/roaring');
    mkdirSync(roaring, { recursive: true });
    writeFileSync(join(roaring, 'node-pre-gyp.js'), `console.error(${JSON.stringify(printed)}); process.exit(1);`);

    const { status, stdout } = run('say');
    expect(status).toBe(0);
    expect(stdout).toContain(sentence);
  });
});

describe('the table of commands', () => {
  const root = new URL('../', import.meta.url);

  it('is what package.json offers', () => {
    const offered = Object.entries(packageJson.scripts).filter(([, script]) => script.includes('tools/run.mjs'));
    expect(offered).toEqual(Object.keys(table).map((name) => [name, `exec node tools/run.mjs ${name}`]));
  });

  it('names files that exist', () => {
    const files = Object.values(table).flatMap((command) => command.run.filter((word) => word.endsWith('.ts')));
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });
});
