import { defineConfig } from 'vitest/config';
import { fromSource } from './tools/fromSource.ts';

/**
 * Journeys in Chromium over the started product, two files at a time. A file that changes what others read walks
 * through a database or a product of its own (`e2e/ownStack.ts`).
 */
export default defineConfig({
  ...fromSource,
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/stack.ts',
    maxWorkers: 2,
    // Files of one worker share their imports, because loading them again takes as long as opening a page.
    isolate: false,
    setupFiles: ['e2e/beforeEachFile.ts'],
    // A page that changes on a busy machine takes longer than the second that Vitest gives.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
