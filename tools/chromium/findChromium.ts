import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CliError } from '../CliError.ts';

/** Where browsers usually are, the one of the environment first. */
const usualPlaces = () => [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/**
 * The Chromium of this machine; where there is none it is brought: Debian's package as root, Playwright's own elsewhere.
 *
 * @param places where to look, the first that exists wins
 */
export function findChromium(places: readonly (string | undefined)[] = usualPlaces()): string {
  const find = () => places.find((path) => path && existsSync(path));
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

/** Where Debian's package puts the engine without windows. */
const shellPath = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without windows where there is one, which opens a page in a third of the time; else what
 * {@link findChromium} finds. It keeps no page in the back/forward cache.
 */
export function findHeadlessChromium(path = shellPath, places = usualPlaces()): string {
  const find = () => process.env['CHROMIUM_PATH'] ?? (existsSync(path) ? path : undefined);
  const there = find();
  if (there) return there;
  const whole = findChromium(places);
  // A machine without any has got both now.
  return find() ?? whole;
}

/**
 * Brings the Chromium without windows where Debian's packages can be had, and any where there is none. Ask once before
 * tests run: where it cannot be brought, trying takes seconds.
 */
export function bringHeadlessChromium(path = shellPath, places = usualPlaces()): void {
  const found = findHeadlessChromium(path, places);
  if (found === process.env['CHROMIUM_PATH'] || found === path || !canInstall()) return;
  console.log('Tests are quicker in a Chromium without windows: installing Debian’s package.');
  install('chromium-headless-shell');
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Debian's packages, where they can be had; nothing that is installed is removed for them. */
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
