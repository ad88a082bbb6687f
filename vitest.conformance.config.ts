import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments } from './tools/chromium/chromiumArguments.ts';
import { findHeadlessChromium } from './tools/chromium/findChromium.ts';
import { fromSource } from './tools/fromSource.ts';

/** What every component owes to those who use it, in Chromium: see `packages/ui/src/conformance`. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@volan/source', 'module', 'browser', 'development|production'] },
  environments: { ssr: { resolve: fromSource.ssr.resolve } },
  optimizeDeps: {
    // Discovered before the first page loads: a dependency that is discovered later reloads the running tests.
    entries: ['packages/ui/src/*/*.stories.tsx', 'packages/ui/src/conformance/*.tsx'],
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  test: {
    name: 'conformance',
    include: ['packages/ui/src/conformance/*.conformance.tsx'],
    testTimeout: 60_000,
    isolate: false,
    maxWorkers: '100%',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // A busy machine takes its time to open the first page.
      connectTimeout: 180_000,
      viewport: { width: 1280, height: 720 },
      provider: playwright({ launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArguments } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
