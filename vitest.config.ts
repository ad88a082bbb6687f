import { defineConfig } from 'vitest/config';
import { fromSource } from './tools/fromSource.ts';
import { nodeFlags } from './tools/nodeFlags.ts';

/** Tests in Node: `unit` needs nothing, `api` has a PostgreSQL. Stories and journeys have configurations of their own. */
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
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            '.storybook/**/*.test.{ts,tsx}',
            'apps/admin/**/*.test.{ts,tsx}',
            'apps/web/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', '**/build/**', 'tools/rawRequests/rawRequests.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...fromSource,
        test: {
          name: 'api',
          // Files of one worker share what they import: to read it anew for each takes as long as the tests themselves.
          isolate: false,
          include: ['apps/api/**/*.test.ts', 'tools/rawRequests/rawRequests.test.ts'],
          globalSetup: 'tools/postgres/vitestSetup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
