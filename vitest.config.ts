import { defineConfig } from 'vitest/config';
import { fromSource } from './tools/fromSource.ts';
import { nodeFlags } from './tools/nodeFlags.ts';
import { lonelyTests } from './tools/testing/lonelyTests.ts';

const unitTests = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/scripts/**/*.test.ts',
  'tools/**/*.test.ts',
  'bench/**/*.test.ts',
  '.storybook/**/*.test.{ts,tsx}',
  'apps/admin/**/*.test.{ts,tsx}',
  'apps/web/**/*.test.{ts,tsx}',
];
/** Needs the PostgreSQL of the project `api`. */
const rawRequests = 'tools/rawRequests/rawRequests.test.ts';
const excluded = ['**/node_modules/**', '**/dist/**', '**/build/**', rawRequests];
/** Unit tests that serve, start programs or change globals run in their own processes. */
const lonely = ['apps/web/server/**/*.test.{ts,tsx}', ...lonelyTests(import.meta.dirname, unitTests)];

/**
 * Tests in Node: `unit` and `unit-alone` need nothing, `api` has a PostgreSQL. Stories and journeys have configurations
 * of their own.
 */
export default defineConfig({
  test: {
    // A worker for each core: by itself Vitest leaves one of them idle.
    maxWorkers: '100%',
    execArgv: nodeFlags,
    projects: [
      {
        ...fromSource,
        test: {
          name: 'unit',
          // Files of one worker share what they import, as those of `api` do.
          isolate: false,
          include: unitTests,
          exclude: [...excluded, ...lonely],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...fromSource,
        test: { name: 'unit-alone', include: lonely, exclude: excluded, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        ...fromSource,
        test: {
          name: 'api',
          // Files of one worker share what they import: to read it anew for each takes as long as the tests themselves.
          isolate: false,
          include: ['apps/api/**/*.test.ts', rawRequests],
          globalSetup: 'tools/postgres/vitestSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
