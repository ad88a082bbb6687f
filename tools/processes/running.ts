import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from './endGroup.ts';
import { endProcess } from './endProcess.ts';
import { factsOf, identityOf } from './identity.ts';

interface RunningEntry {
  name: string;
  pid: number;
  identity: string | null;
}

interface Running {
  /** The process that started the programs and ends them. */
  owner: RunningEntry;
  /** The processes that started the owner: `npm start`, its shell, `tools/run.mjs`. */
  callers: RunningEntry[];
  programs: RunningEntry[];
}

const calledBy = callers(process.ppid); // now: a caller that is killed later must be missed

const fileOf = (directory: string) => join(directory, 'running.json');
const lives = ({ pid, identity }: RunningEntry) => identity !== null && identityOf(pid) === identity;

/** Writes down which programs this process runs. */
export function rememberRunning(directory: string, programs: readonly { name: string; pid: number }[]) {
  mkdirSync(directory, { recursive: true });
  const running: Running = {
    owner: remembered('owner', process.pid),
    callers: calledBy,
    programs: programs.map(({ name, pid }) => remembered(name, pid)),
  };
  writeFileSync(fileOf(directory), JSON.stringify(running, null, 2));
}

/** To be called when all have ended. */
export const clearRunning = (directory: string) => rmSync(fileOf(directory), { force: true });

/** The process that runs the product of this folder; null when none does. */
export function ownerOf(directory: string): { pid: number; abandoned: boolean } | null {
  const running = read(directory);
  if (!running || !lives(running.owner)) return null;
  return { pid: running.owner.pid, abandoned: !running.callers.every(lives) };
}

/** Ends the programs of a start that was killed, and its owner if only the callers were killed. Gives their names. */
export async function endLeftovers(directory: string): Promise<string[]> {
  const owner = ownerOf(directory);
  if (owner?.abandoned) await endProcess(owner.pid);
  const left = read(directory)?.programs.filter(lives) ?? [];
  for (const { pid } of left) await endGroup(pid);
  clearRunning(directory);

  return left.map(({ name }) => name);
}

function remembered(name: string, pid: number): RunningEntry {
  return { name, pid, identity: identityOf(pid) };
}

/** The chain of npm, shells and `tools/run.mjs` above a process. */
function callers(pid: number): RunningEntry[] {
  const facts = factsOf(pid);
  if (!facts || !/\bnpm\b|run\.mjs/.test(facts.command)) return [];
  return [remembered('caller', pid), ...callers(facts.parent)];
}

function read(directory: string): Running | null {
  if (!existsSync(fileOf(directory))) return null;

  try {
    return JSON.parse(readFileSync(fileOf(directory), 'utf8')) as Running;
  } catch {
    return null; // the owner was killed while it wrote
  }
}
