import { existsSync } from 'node:fs';

/** How often a journey has to pass. */
const times = 20;

/** Tells the browser of the journeys to run pages at a quarter of the speed. */
export const slowly: NodeJS.ProcessEnv = { JOURNEY_SLOWDOWN: '4' };

/** Arguments of Vitest that run a journey over and over: a file by its name, or tests by words of their names. */
export function burnInArguments(name: string, isFile = existsSync): readonly string[] {
  const file = `e2e/${name}.test.ts`;
  const chosen = isFile(file) ? [file] : ['--testNamePattern', name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)];
  // One more than Vitest repeats; the first failure is enough to know.
  return [...chosen, `--repeats=${times - 1}`, '--bail=1'];
}
