import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { identityOf } from './identity.ts';
import { openSupervisor, type Restart, type Supervisor, type SupervisorOptions } from './supervise.ts';

let folder: string;
let supervisor: Supervisor;
let restarts: Restart[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'volan-supervise-'));
  restarts = [];
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

const backoff = { firstMs: 50, maxMs: 200, steadyMs: 60_000 };
function open(options: Partial<SupervisorOptions> = {}) {
  supervisor = openSupervisor({
    endWithinMs: 5000,
    backoff,
    onRestart: (restart) => restarts.push(restart),
    ...options,
  });
}

/** Starts a Node program that writes its pid, one line a start, before it does what `code` says. */
function start(name: string, code: string) {
  const file = join(folder, name);
  writeFileSync(file, '');
  const program = `require('node:fs').appendFileSync(${JSON.stringify(file)}, process.pid + '\\n'); ${code}`;
  supervisor.start({
    name,
    start: () => spawn(process.execPath, ['-e', program], { detached: true, stdio: ['ignore', 'ignore', 'inherit'] }),
  });
}
const runs = 'setInterval(() => {}, 1000)';
const starts = (name: string) =>
  readFileSync(join(folder, name), 'utf8').trim().split('\n').filter(Boolean).map(Number);
const started = (name: string, times: number) =>
  vi.waitFor(
    () => {
      const pids = starts(name);
      expect(pids.length).toBeGreaterThanOrEqual(times);
      return pids;
    },
    { timeout: 20_000, interval: 20 },
  );

describe('a program that is killed', () => {
  it('is started again, while the others keep running', async () => {
    open();
    start('api', runs);
    start('web', runs);
    const [api = 0] = await started('api', 1);
    const [web = 0] = await started('web', 1);
    supervisor.ready('api');
    process.kill(api, 'SIGKILL');
    const [, again = 0] = await started('api', 2);
    expect(identityOf(again)).not.toBe(null);
    expect(restarts).toEqual([{ program: 'api', pid: api, exitCode: null, signal: 'SIGKILL', restartInMs: 50 }]);
    expect([starts('web').length, identityOf(web) !== null]).toEqual([1, true]);
  });

  it('takes what it had started with it, also at the end of all', async () => {
    open();
    const file = join(folder, 'child');
    writeFileSync(file, '');
    start(
      'api',
      `const child = require('node:child_process').spawn(process.execPath, ['-e', '${runs}']);
      require('node:fs').appendFileSync(${JSON.stringify(file)}, child.pid + '\\n'); ${runs}`,
    );
    supervisor.ready('api');
    const [child = 0] = await started('child', 1);
    process.kill(starts('api')[0] ?? 0, 'SIGKILL');
    const [, second = 0] = await started('child', 2);
    expect(identityOf(child)).toBe(null);
    await supervisor.stop();
    expect(identityOf(second)).toBe(null);
  });
});

describe('a program that keeps ending', () => {
  it('waits twice as long each time, up to a limit', async () => {
    open();
    start('api', 'process.exit(7)');
    supervisor.ready('api');
    await started('api', 5);
    expect(restarts.slice(0, 4).map(({ exitCode, restartInMs }) => [exitCode, restartInMs])).toEqual([
      [7, 50],
      [7, 100],
      [7, 200],
      [7, 200],
    ]);
  });

  it('waits the first time again once it has run steadily', async () => {
    open({ backoff: { ...backoff, steadyMs: 1 } });
    start('api', 'process.exit(7)');
    supervisor.ready('api');
    await started('api', 3);
    expect(restarts.slice(0, 2).map(({ restartInMs }) => restartInMs)).toEqual([50, 50]);
  });

  it('is not started again after a stop', async () => {
    open();
    start('api', 'process.exit(7)');
    supervisor.ready('api');
    await started('api', 2);
    await supervisor.stop();
    const before = starts('api').length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(starts('api')).toHaveLength(before);
  });
});

describe('a program that ends before it was ready', () => {
  it('is named, and not started again', async () => {
    open();
    start('api', 'process.exit(1)');
    expect(await supervisor.failed).toBe('api');
    expect([starts('api').length, restarts]).toEqual([1, []]);
  });

  it('is named when it cannot be started at all', async () => {
    open();
    supervisor.start({ name: 'api', start: () => spawn(join(folder, 'missing'), []) });
    expect(await supervisor.failed).toBe('api');
  });
});

describe('the end of all', () => {
  it('comes to the last started first, each before the next', async () => {
    open();
    const order = join(folder, 'order');
    const slowly = (name: string, ms: number) =>
      `process.on('SIGTERM', () => setTimeout(() => {
        require('node:fs').appendFileSync(${JSON.stringify(order)}, '${name} '); process.exit(0); }, ${ms})); ${runs}`;
    start('api', slowly('api', 0));
    start('web', slowly('web', 200));
    await Promise.all([started('api', 1), started('web', 1)]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await supervisor.stop();
    expect(readFileSync(order, 'utf8')).toBe('web api ');
  });
});
