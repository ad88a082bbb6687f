import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Actions that affect other files of a process: programs, mocked modules, globals, fake timers. */
const touchesProcess = [
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/,
  /\bfrom 'node:(?:child_process|cluster|http|net)'/,
  /\bspyOn\((?:globalThis|process|console)\b/,
  /\bglobalThis\.\w+ = /,
  /\bprocess\.env(?:\[[^\]]+\]|\.\w+) = /,
  /\bObject\.(?:assign|defineProperty)\((?:globalThis|process)\b/,
];

/** Whether a test file must have a process of its own. */
export const isLonely = (source: string): boolean => touchesProcess.some((pattern) => pattern.test(source));

/**
 * The test files that must have a process of their own. All others share what they import, which takes less than half
 * the time.
 *
 * @param root folder of the repository
 * @param patterns the test files, from there
 */
export const lonelyTests = (root: string, patterns: readonly string[]): string[] =>
  globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/build/**'] }).filter((file) =>
    isLonely(readFileSync(join(root, file), 'utf8')),
  );
