import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { fromSource } from './tools/fromSource.ts';

/** Journeys that change what others read, such as the state of a seller or of a source file: nothing runs beside them. */
const alone = [
  'companies',
  'cyrillic',
  'development',
  'faults',
  'importWhileBrowsing',
  'operating',
  'prices',
  'serve',
].map((name) => `e2e/${name}.test.ts`);

const project = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...fromSource,
  // A page that changes on a busy machine takes longer than the second that Vitest gives.
  test: { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } }, ...test },
});

/** Journeys in Chromium over the started product. */
export default defineConfig({
  ...fromSource,
  test: {
    // Once for both.
    globalSetup: 'e2e/stack.ts',
    maxWorkers: 2,
    projects: [
      project({ name: 'e2e', include: ['e2e/**/*.test.ts'], exclude: alone, sequence: { groupOrder: 0 } }),
      project({ name: 'e2e alone', include: alone, fileParallelism: false, sequence: { groupOrder: 1 } }),
    ],
  },
});
