import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { Stop } from '../Stop.ts';

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
  throw new Stop(
    'There is no Chromium for the tests of stories and journeys.',
    'None was found and none could be installed.',
    'Install it (Debian: apt-get install -y chromium) or set CHROMIUM_PATH to a Chrome or Chromium.',
  );
}

function bring() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Chromium is missing: installing Debian’s package.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } else {
    console.log('Chromium is missing: downloading Playwright’s own.');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
}
