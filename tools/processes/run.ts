import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Runs a program to its end with our output, which `heard` gets as well; gives its exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  heard?: (text: string) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: heard ? ['inherit', 'pipe', 'pipe'] : 'inherit', env });
    running.add(child);
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.on('data', (bytes: Buffer) => {
        process[name].write(bytes);
        heard?.(bytes.toString());
      });
    }
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on(heard ? 'close' : 'exit', (code: number | null) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Asks every program of `run` to end; each then gives its exit code as usual. */
export function endRuns(): void {
  for (const child of running) child.kill('SIGTERM');
}
