import { expect, it } from 'vitest';
import { isLonely } from './lonelyTests.ts';

it.each([
  "import { spawn } from 'node:child_process';",
  "vi.mock('./clock.ts');",
  'vi.resetModules();',
  "vi.stubGlobal('document', page);",
  "vi.stubEnv('TZ', 'UTC');",
  'vi.useFakeTimers();',
  "vi.spyOn(globalThis, 'fetch');",
  "vi.spyOn(console, 'warn');",
  'globalThis.fetch = answer;',
  "process.env['HOME'] = folder;",
])('a test file has a process of its own where it says %s', (source) => expect(isLonely(source)).toBe(true));

it.each(["const home = process.env['HOME'];", "if (process.env['TEST_TIER'] === 'full') run();", 'vi.fn();'])(
  'a test file shares its process where it says %s',
  (source) => expect(isLonely(source)).toBe(false),
);
