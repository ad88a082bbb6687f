import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Runs a program to its end with our output; gives its exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    running.add(child);
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Asks every program of `run` to end; each then gives its exit code as usual. */
export function endRuns(): void {
  for (const child of running) child.kill('SIGTERM');
}
