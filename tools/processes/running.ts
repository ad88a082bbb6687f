import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endGroup } from './endGroup.ts';
import { identityOf } from './identity.ts';

interface Remembered {
  name: string;
  pid: number;
  identity: string | null;
}

interface Running {
  /** The process that started the programs and ends them. */
  owner: Remembered;
  programs: Remembered[];
}

const fileOf = (directory: string) => join(directory, 'running.json');
const remembered = (name: string, pid: number): Remembered => ({ name, pid, identity: identityOf(pid) });
const lives = ({ pid, identity }: Remembered) => identity !== null && identityOf(pid) === identity;

/** Writes down which programs this process runs. */
export function rememberRunning(directory: string, programs: readonly { name: string; pid: number }[]) {
  mkdirSync(directory, { recursive: true });
  const running: Running = {
    owner: remembered('owner', process.pid),
    programs: programs.map(({ name, pid }) => remembered(name, pid)),
  };
  writeFileSync(fileOf(directory), JSON.stringify(running, null, 2));
}

/** To be called when all have ended. */
export const forgetRunning = (directory: string) => rmSync(fileOf(directory), { force: true });

/** The number of the process that runs the product of this folder; null when none does. */
export function ownerOf(directory: string): number | null {
  const running = read(directory);
  return running && lives(running.owner) ? running.owner.pid : null;
}

/** Ends what an owner, killed by force, left running. Gives the names. */
export async function endLeftovers(directory: string): Promise<string[]> {
  const left = read(directory)?.programs.filter(lives) ?? [];
  for (const { pid } of left) await endGroup(pid);
  forgetRunning(directory);
  return left.map(({ name }) => name);
}

function read(directory: string): Running | null {
  if (!existsSync(fileOf(directory))) return null;
  try {
    return JSON.parse(readFileSync(fileOf(directory), 'utf8')) as Running;
  } catch {
    return null; // the owner was killed while it wrote
  }
}
