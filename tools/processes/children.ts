import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A program of the product that runs until it is stopped. */
export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
}

/** The running programs of one start, remembered on disk so that a later start finds what a killed one left. */
export interface Children {
  start(program: Program): void;
  /** Resolves with the name of a program that ended although nobody asked it to. */
  readonly lost: Promise<string>;
  /** Ends all, the last started first: politely, after 10 s by force. */
  stop(): Promise<void>;
}

interface Remembered {
  name: string;
  pid: number;
  command: string;
}

/** Programs write to `<directory>/log/<name>.log`; their numbers stand in `<directory>/running.json`. */
export function openChildren(directory: string): Children {
  const list = join(directory, 'running.json');
  const running: { name: string; child: ChildProcess; command: string }[] = [];
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  let stopping = false;

  const remember = () => {
    const entries: Remembered[] = running.map(({ name, child, command }) => ({ name, pid: child.pid ?? 0, command }));
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, JSON.stringify(entries));
  };

  return {
    lost,
    start({ name, command, args, env }) {
      mkdirSync(join(directory, 'log'), { recursive: true });
      const log = openSync(logOf(directory, name), 'w');
      // a group of its own: Ctrl-C of the terminal reaches only us, and we end the group whole
      const child = spawn(command, args, { env, detached: true, stdio: ['ignore', log, log] });
      closeSync(log);
      child.on('error', () => lose(name));
      child.on('exit', () => stopping || lose(name));
      running.push({ name, child, command: [command, ...args].join(' ') });
      remember();
    },
    async stop() {
      stopping = true;
      for (const { child } of running.toReversed()) await endGroup(child.pid ?? 0);
      rmSync(list, { force: true });
    },
  };
}

/** The last lines that a program wrote. */
export function lastWords(directory: string, name: string, lines = 20): string {
  const file = logOf(directory, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n') : '';
}

/** Ends what an earlier start, killed by force, left running. Gives the names. */
export async function endLeftovers(directory: string): Promise<string[]> {
  const list = join(directory, 'running.json');
  if (!existsSync(list)) return [];
  const left = (JSON.parse(readFileSync(list, 'utf8')) as Remembered[]).filter(
    // the number may belong to another program by now
    ({ pid, command }) => commandOf(pid) === command,
  );
  for (const { pid } of left) await endGroup(pid);
  rmSync(list, { force: true });
  return left.map(({ name }) => name);
}

const logOf = (directory: string, name: string) => join(directory, 'log', `${name}.log`);

function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean).join(' ');
  } catch {
    return null;
  }
}

async function endGroup(pid: number) {
  if (!pid || !sendToGroup(pid, 'SIGTERM')) return;
  const until = Date.now() + 10_000;
  while (sendToGroup(pid, 0)) {
    if (Date.now() > until) sendToGroup(pid, 'SIGKILL');
    await pause(50);
  }
}

/** False when the group has no process left. Signal 0 only asks. */
function sendToGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}
