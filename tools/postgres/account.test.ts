import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseAccount } from './account.ts';
import { findBinaries } from './binaries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-account-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function forbidUserNamespaces() {
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`);
}

const own = process.getuid?.() ?? 0;

describe('the account that PostgreSQL runs under', () => {
  it('makes a cluster where user namespaces are forbidden, for root as the user nobody', () => {
    forbidUserNamespaces();
    const account = chooseAccount(findBinaries(), join(folder, 'private/cluster'), join(folder, 'readable'));
    account.clear();
    const [command, args] = account.command(account.binaries.initdb, ['-D', account.directory, '-A', 'trust']);
    const { status, stderr } = spawnSync(command, args, { ...account.options, encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    expect(statSync(join(account.directory, 'PG_VERSION')).uid).toBe(own === 0 ? 65534 : own);
  });

  it('gives the same folder at every start', () => {
    forbidUserNamespaces();
    const choose = () => chooseAccount(findBinaries(), join(folder, 'private/cluster'), join(folder, 'readable'));
    expect(choose().directory).toBe(choose().directory);
  });

  it('says in one sentence when root can have neither', () => {
    forbidUserNamespaces();
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    writeFileSync(join(folder, 'file'), '');
    expect(() => chooseAccount(findBinaries(), join(folder, 'cluster'), join(folder, 'file'))).toThrow(
      /^PostgreSQL cannot run as root here\..*DATABASE_URL/,
    );
  });
});
