import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MeasuredSite } from './MeasuredSite.ts';

/**
 * The limit: a bare Node server with one finished page in memory, 24 cards in plain HTML with small pictures. Nothing
 * that builds pages can be cheaper, and no page with as many pictures shows itself earlier.
 */
export async function openLimit(port: number): Promise<MeasuredSite> {
  const child = fork(fileURLToPath(new URL('limitServer.ts', import.meta.url)), [String(port)]);
  await once(child, 'message');
  return {
    name: 'limit',
    port,
    host: `127.0.0.1:${port}`,
    pids: { web: child.pid ?? 0 },
    kinds: [{ name: 'catalog', paths: Array.from({ length: 500 }, (_, index) => `/?${index}`) }],
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
