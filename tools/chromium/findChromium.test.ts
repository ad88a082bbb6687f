import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bringHeadlessChromium, findChromium, findHeadlessChromium } from './findChromium.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-chromium-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const path = (name: string) => join(folder, name);
const program = (name: string, script: string) => writeFileSync(path(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe('the Chromium of the tests', () => {
  it('is the one that CHROMIUM_PATH names, before any other', () => {
    program('mine', '');
    vi.stubEnv('CHROMIUM_PATH', path('mine'));
    expect(findChromium()).toBe(path('mine'));
  });

  it('is Debian’s package, installed by root if there is no Chromium', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('apt-get', `echo "$@" >> ${path('asked')}; case "$*" in *chromium) : > ${path('chromium')};; esac`);
    vi.stubEnv('PATH', folder);
    expect(findChromium([path('chromium')])).toBe(path('chromium'));
    expect(readFileSync(path('asked'), 'utf8')).toMatch(/install -y -qq --no-remove chromium$/m);
  });

  it('is Playwright’s own for everybody else', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    program('playwright', `: > ${path('chromium')}`);
    vi.stubEnv('PATH', folder);
    expect(findChromium([path('chromium')])).toBe(path('chromium'));
  });

  it('is asked for in one sentence when it cannot be brought', () => {
    vi.stubEnv('PATH', folder);
    expect(() => findChromium([path('chromium')])).toThrow(
      /^There is no Chromium.*apt-get install -y chromium.*CHROMIUM_PATH/,
    );
    expect(existsSync(path('chromium'))).toBe(false);
  });
});

describe('headless Chromium', () => {
  it('is used if it exists, unless CHROMIUM_PATH names another', () => {
    program('chromium', '');
    program('shell', '');
    expect(findHeadlessChromium(path('shell'), [path('chromium')])).toBe(path('shell'));
    vi.stubEnv('CHROMIUM_PATH', path('mine'));
    expect(findHeadlessChromium(path('shell'), [path('chromium')])).toBe(path('mine'));
  });

  it('is brought before tests run to a machine that has a Chromium, by root where Debian’s packages are', () => {
    program('chromium', '');
    program('apt-get', `case "$*" in *shell) : > ${path('shell')};; esac`);
    vi.stubEnv('PATH', folder);
    const user = vi.spyOn(process, 'getuid').mockReturnValue(1000);
    bringHeadlessChromium(path('shell'), [path('chromium')]);
    expect(existsSync(path('shell'))).toBe(false);
    user.mockReturnValue(0);
    bringHeadlessChromium(path('shell'), [path('chromium')]);
    expect(existsSync(path('shell'))).toBe(true);
  });

  it('is done without where it cannot be brought', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('chromium', '');
    program('apt-get', 'test "$1" = --version');
    vi.stubEnv('PATH', folder);
    bringHeadlessChromium(path('shell'), [path('chromium')]);
    expect(findHeadlessChromium(path('shell'), [path('chromium')])).toBe(path('chromium'));
  });

  it('is not brought by a single test', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('chromium', '');
    program('apt-get', `: > ${path('shell')}`);
    vi.stubEnv('PATH', folder);
    expect(findHeadlessChromium(path('shell'), [path('chromium')])).toBe(path('chromium'));
    expect(existsSync(path('shell'))).toBe(false);
  });

  it('comes with the other to a machine that has none', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    program('apt-get', `case "$*" in *shell) : > ${path('shell')};; *chromium) : > ${path('chromium')};; esac`);
    vi.stubEnv('PATH', folder);
    expect(findHeadlessChromium(path('shell'), [path('chromium')])).toBe(path('shell'));
  });
});
