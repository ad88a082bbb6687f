import { spawn } from 'node:child_process';

/** Runs a program in a consumer fixture. If it fails, its output is the problem. */
export function succeeds(folder: string, what: string, command: string, ...args: string[]): Promise<string[]> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', (error) => done([`In a consumer fixture ${what} could not start: ${error.message}`]));
    child.on('close', (code) => {
      done(code === 0 ? [] : [`In a consumer fixture ${what} failed (${command} ended with ${code}).\n${output}`]);
    });
  });
}
