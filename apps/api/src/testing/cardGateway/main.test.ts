import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Starts the process of the test gateway. */
function start(env: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    ['--conditions=@volan/source', fileURLToPath(new URL('main.ts', import.meta.url))],
    { env: { PATH: process.env['PATH'], PORT: '0', ...env } },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (output += piece.toString()));

  return { child, output: () => output };
}

describe('the process of the test card gateway [A19]', () => {
  it('says where it listens, and ends when it is asked to', async () => {
    const { child, output } = start({});
    await once(child.stdout, 'data');
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output()) ?? [];
    expect(await (await fetch(url ?? '')).text()).toContain('Test card gateway');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('refuses to run in production', async () => {
    const { child, output } = start({ NODE_ENV: 'production' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(output()).toContain('never runs in production');
  });
});
