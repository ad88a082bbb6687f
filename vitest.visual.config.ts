import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { chromiumArguments } from './tools/chromium/chromiumArguments.ts';
import { findChromium } from './tools/chromium/findChromium.ts';
import stories from './vitest.stories.config.ts';

/**
 * Pictures of chosen stories beside those in `.storybook/references`. A configuration of its own, not a second
 * project: two projects on one Storybook mix up their names.
 */
const visual = mergeConfig(
  stories,
  defineConfig({
    test: {
      name: 'visual',
      // Vitest takes the server for one that strangers reach, and would write no picture.
      api: { allowWrite: true },
      browser: {
        expect: {
          toMatchScreenshot: {
            // A busy machine needs time for two pictures that are alike.
            timeout: 20_000,
            comparatorName: 'pixelmatch',
            // A share of all pixels would let a larger letter pass.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 20 },
            resolveScreenshotPath: ({ arg, ext }) => `${import.meta.dirname}/.storybook/references/${arg}${ext}`,
            resolveDiffPath: ({ arg, ext }) => `${import.meta.dirname}/.vitest/visual/${arg}${ext}`,
          },
        },
      },
    },
  }),
);
// The list of set-up files would grow by merging: pictures need no second check of markup and contrast.
visual.test.setupFiles = ['.storybook/visual.setup.ts'];

// The whole browser drew the references; the headless one rounds corners by other pixels.
visual.test.browser.provider = playwright({
  launchOptions: { executablePath: findChromium(), args: chromiumArguments },
});

export default visual;
