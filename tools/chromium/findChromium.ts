import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CliError } from '../CliError.ts';

/** Where browsers usually are, the one of the environment first. */
const usualPaths = () => [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/**
 * The Chromium of this machine. If there is no Chromium, it is installed: Debian's package as root, else Playwright's
 * own.
 *
 * @param paths where to look, the first that exists wins
 */
export function findChromium(paths: readonly (string | undefined)[] = usualPaths()): string {
  const find = () => paths.find((each) => each && existsSync(each));
  const there = find();
  if (there) return there;

  bring();
  const brought = find();
  if (brought) return brought;
  throw new CliError(
    'There is no Chromium for the tests of stories and journeys.',
    'None was found and none could be installed.',
    'Install it (Debian: apt-get install -y chromium) or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}

/** Where Debian's package puts headless Chromium. */
const shellPath = '/usr/bin/chromium-headless-shell';

/**
 * Headless Chromium if there is one, which opens a page in a third of the time; else what
 * {@link findChromium} finds. It keeps no page in the back/forward cache.
 */
export function findHeadlessChromium(path = shellPath, paths = usualPaths()): string {
  const find = () => process.env['CHROMIUM_PATH'] ?? (existsSync(path) ? path : undefined);
  const there = find();
  if (there) return there;

  const whole = findChromium(paths);

  // A machine without any has both now.
  return find() ?? whole;
}

/**
 * Installs headless Chromium if Debian's packages are reachable, else any Chromium if the machine has no Chromium. Call
 * it once before tests run: if it cannot be installed, trying takes seconds.
 */
export function bringHeadlessChromium(path = shellPath, paths = usualPaths()): void {
  const found = findHeadlessChromium(path, paths);
  if (found === process.env['CHROMIUM_PATH'] || found === path || !canInstall()) return;

  console.log('Tests are quicker in a headless Chromium: installing Debian’s package.');
  install('chromium-headless-shell');
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs from Debian's packages if they are reachable; never removes an installed package for that. */
function install(...names: string[]) {
  const patience = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  spawnSync('apt-get', [...patience, 'update', '-qq'], { stdio: 'inherit' });
  for (const name of names) {
    spawnSync('apt-get', [...patience, 'install', '-y', '-qq', '--no-remove', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

function bring() {
  if (canInstall()) {
    console.log('Chromium is missing: installing Debian’s package.');
    install('chromium', 'chromium-headless-shell');
  } else {
    console.log('Chromium is missing: downloading Playwright’s own.');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
}
