import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNoCrash } from './crashes.ts';
import { endGroup } from './endGroup.ts';
import { clearRunning, rememberRunning } from './running.ts';

/** A program of the product that runs until it is stopped. */
export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** The others keep running when it ends. */
  mayEnd?: boolean;
}

/** The running programs of one start, remembered on disk so that a later start finds what a killed one left. */
export interface Children {
  start(program: Program): void;
  /** Resolves with the name of a program that ended without being asked to. */
  readonly lost: Promise<string>;
  /** Ends all, the last started first: politely, after 10 s by force. */
  stop(): Promise<void>;
  /**
   * Looks back at the whole time.
   *
   * @throws where a program, or one that it started, ended by itself or by an error that nobody caught
   */
  assertNoneLost(): void;
}

/** Programs write to `<directory>/log/<name>.log`; `<directory>/running.json` tells which of them run. */
export function openChildren(directory: string): Children {
  const running: { name: string; child: ChildProcess }[] = [];
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  const gone: string[] = [];
  let stopping = false;
  const miss = (name: string) => {
    gone.push(name);
    lose(name);
  };

  return {
    lost,
    start({ name, command, args, env, mayEnd = false }) {
      mkdirSync(join(directory, 'log'), { recursive: true });
      const log = openSync(logOf(directory, name), 'w');
      // a group of its own: Ctrl-C of the terminal reaches only us, and we end the group whole
      const child = spawn(command, args, { env, detached: true, stdio: ['ignore', log, log] });
      closeSync(log);
      child.on('error', () => mayEnd || miss(name));
      child.on('exit', () => stopping || mayEnd || miss(name));
      running.push({ name, child });
      rememberRunning(
        directory,
        running.map((entry) => ({ name: entry.name, pid: entry.child.pid ?? 0 })),
      );
    },
    async stop() {
      stopping = true;
      for (const { child } of running.toReversed()) await endGroup(child.pid ?? 0);
      clearRunning(directory);
    },
    assertNoneLost() {
      assertNoCrash(...running.map(({ name }) => logOf(directory, name)).map(textOf));
      if (gone.length > 0) throw new Error(`${gone.join(', ')} ended without being asked to.`);
    },
  };
}

/** The last lines that a program wrote. */
export function lastLogLines(directory: string, name: string, lines = 20): string {
  return textOf(logOf(directory, name)).trimEnd().split('\n').slice(-lines).join('\n');
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const logOf = (directory: string, name: string) => join(directory, 'log', `${name}.log`);
