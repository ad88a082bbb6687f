import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { checkOnServer } from './.storybook/tests/checkOnServer.ts';
import { chromiumArguments } from './tools/chromium/chromiumArguments.ts';
import { findHeadlessChromium } from './tools/chromium/findChromium.ts';
import { fromSource } from './tools/fromSource.ts';
import { isFull } from './tools/testing/isFull.ts';

/** Every story in Chromium: mounted once, switched through the brands and themes in place. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  // The compiler of styles reads this file, not Storybook's, to find the packages' sources.
  environments: { ssr: { resolve: fromSource.ssr.resolve } },
  test: {
    name: 'stories',
    // A busy machine takes its time with a page of two thousand elements.
    testTimeout: 60_000,
    isolate: false,
    provide: { isFull },
    // A page for each core: one alone leaves the other idle.
    maxWorkers: '100%',
    setupFiles: ['.storybook/story-tests.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A busy machine takes its time to open the first page.
      connectTimeout: 180_000,
      commands: { checkOnServer },
      viewport: { width: 1280, height: 720 },
      provider: playwright({
        launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
