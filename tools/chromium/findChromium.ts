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

function bring() {
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Chromium is missing: installing Debian’s package.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of ['chromium', 'chromium-headless-shell']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    }
  } else {
    console.log('Chromium is missing: downloading Playwright’s own.');
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
}
