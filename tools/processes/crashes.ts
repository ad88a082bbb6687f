/** The log line of a program that is ready. */
const listening = /"msg":"[^"]*listen(?:s|ing)\b/;

/** The fields of a log line that a crash writes. */
interface Line {
  readonly level?: string;
  readonly name?: string;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

/**
 * Finds uncaught errors that ended a program or its children in their output, with the stacks.
 *
 * Output before the program is ready is ignored: a program that cannot start reports that itself, and some tests expect
 * it.
 */
export function crashesIn(said: string): string[] {
  const lines = said.split('\n');
  const since = lines.findIndex((line) => listening.test(line));
  if (since === -1) return [];

  return lines.slice(since).flatMap((line, index, after) => {
    // Node's crash report ends with its version
    if (/^Node\.js v\d/.test(line)) return [after.slice(Math.max(0, index - 30), index).join('\n')];

    const fatal = line.includes('"level":"fatal"') ? lineOf(line) : null;
    return fatal ? [`${fatal.name}: ${fatal.msg}: ${fatal.err?.type}: ${fatal.err?.message}\n${fatal.err?.stack}`] : [];
  });
}

/**
 * Checks the output of programs for crashes.
 *
 * @throws with the stack of every uncaught error: such a program had ended, even if its tests passed
 */
export function assertNoCrash(...said: readonly string[]): void {
  const crashes = said.flatMap(crashesIn);
  if (crashes.length > 0) throw new Error(`A program ended by an error that nobody caught:\n${crashes.join('\n\n')}`);
}

function lineOf(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null; // cut in the middle
  }
}
