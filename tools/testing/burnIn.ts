import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Changes } from './findChanges.ts';

/** How often a journey has to pass. */
const times = 20;
/** The arguments that repeat the tests of a run; it stops at the first failure. */
const repeated = [`--repeats=${times - 1}`, '--bail=1'];

/** Tells the browser of the journeys to run pages at a quarter of the speed. */
export const slowly: NodeJS.ProcessEnv = { JOURNEY_SLOWDOWN: '4' };

/** A name as a pattern in which no letter means more than itself, but for the places of values. */
const patternOf = (name: string) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(/%[a-z]/g, '.*');

/** Arguments of Vitest that run a journey over and over: a file by its name, or tests by words of their names. */
export function burnInArguments(name: string, isFile = existsSync): readonly string[] {
  const file = `e2e/${name}.test.ts`;
  return [...(isFile(file) ? [file] : ['--testNamePattern', patternOf(name)]), ...repeated];
}

/** Each test of a file with its text, by its name as it is written. */
function testsIn(source: string): ReadonlyMap<string, string> {
  const begin = /^ *(?:it|test|testInFull)(?:\.runIf\(isFull\))?(?:\.(?:each|for)\([^]*?\))?\(\s*'((?:[^'\\]|\\.)*)'/gm;
  const found = [...source.matchAll(begin)];
  return new Map(
    found.map(({ 1: name = '', index: start }, index) => [
      name.replaceAll(String.raw`\'`, "'"),
      source.slice(start, found[index + 1]?.index).trimEnd(),
    ]),
  );
}

/** Names of tests that are new in a file, or whose own text is another than before. */
export function newTests(before: string, after: string): readonly string[] {
  const old = testsIn(before);
  return [...testsIn(after)].filter(([name, text]) => old.get(name) !== text).map(([name]) => name);
}

/** Arguments of Vitest that run over and over what the change wrote in journeys; null where it wrote none. */
export function burnInOfChange({ base, files }: Changes): readonly string[] | null {
  const written = files.filter((file) => /^e2e\/.*\.test\.ts$/.test(file));
  const names = written.flatMap((file) => newTests(textAt(base, file), readFileSync(file, 'utf8')));
  return names.length === 0 ? null : [...written, '--testNamePattern', names.map(patternOf).join('|'), ...repeated];
}

/** A file at a commit; empty if it did not exist. */
function textAt(commit: string, file: string): string {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return '';
  }
}
