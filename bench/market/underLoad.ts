import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { cpuOf } from './cpuOf.ts';
import type { MeasuredSite } from './MeasuredSite.ts';

/** What one kind of page cost under load. */
export interface LoadResult {
  readonly requests: number;
  /** Milliseconds of wall time: true only on a machine that does nothing else. */
  readonly p50: number;
  readonly p95: number;
  /** Bytes of an answer as sent. */
  readonly bytes: number;
  readonly errors: number;
  /** CPU milliseconds a request by process: what to compare on a busy machine. */
  readonly cpu: Readonly<Record<string, number>>;
}

async function load(site: MeasuredSite, paths: readonly string[], connections: number, seconds: number) {
  const program = fileURLToPath(new URL('load.ts', import.meta.url));
  const child = spawn(process.execPath, [program, String(site.port), site.host, String(connections), String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(paths));

  return JSON.parse(await text(child.stdout)) as Omit<LoadResult, 'cpu'>;
}

/** Asks a site for `seconds` after half as long to warm up, and says what each of its processes spent on a request. */
export async function underLoad(
  site: MeasuredSite,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  await load(site, paths, connections, seconds / 2);
  const names = Object.keys(site.pids);
  const spent = () => names.map((name) => cpuOf(site.pids[name] ?? 0));
  const before = spent();
  const seen = await load(site, paths, connections, seconds);
  const after = spent();
  const cpu = names.map((name, index): [string, number] => [
    name,
    ((after[index] ?? 0) - (before[index] ?? 0)) / Math.max(1, seen.requests),
  ]);

  return { ...seen, cpu: Object.fromEntries(cpu) };
}
