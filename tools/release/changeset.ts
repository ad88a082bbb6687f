import { execFileSync } from 'node:child_process';

/** Runs changesets in a folder; what it prints is shown, and thrown with the error when it fails. */
export function changeset(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  try {
    return execFileSync('changeset', [...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`changeset ${args.join(' ')} failed.\n${stdout}\n${stderr}`, { cause: error });
  }
}
