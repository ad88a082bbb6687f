import { defineConfig } from 'vitest/config';
import { fromSource } from './tools/fromSource.ts';

/** Journeys in Chromium over the started product. */
export default defineConfig({
  ...fromSource,
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: 'e2e/stack.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
