import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastLogLines, openChildren } from './children.ts';
import { identityOf } from './identity.ts';
import { endLeftovers, ownerOf } from './running.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'volan-children-'));
});
afterEach(async () => {
  await endLeftovers(directory);
  rmSync(directory, { recursive: true });
});

// a program that starts another one, as `node --watch` and turbo do; both numbers are in its log
const parent = `const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log(process.pid + ' ' + child.pid); setInterval(() => {}, 1000);`;
const program = { name: 'parent', command: process.execPath, args: ['-e', parent] };
const numbers = () =>
  vi.waitFor(
    () => {
      const words = lastLogLines(directory, 'parent').split(' ').map(Number);
      expect(words).toHaveLength(2);
      return words;
    },
    // the default of a second would time how fast two Node processes start
    { timeout: 20_000, interval: 20 },
  );

describe('the programs of a start', () => {
  it('end together with all that they started', async () => {
    const children = openChildren(directory);
    children.start(program);
    const pids = await numbers();
    await children.stop();
    expect(pids.map(identityOf)).toEqual([null, null]);
    expect(existsSync(join(directory, 'running.json'))).toBe(false);
  });

  it('are missed when one ends by itself', async () => {
    const children = openChildren(directory);
    children.start({ name: 'short', command: process.execPath, args: ['-e', 'console.log("good bye")'] });
    expect(await children.lost).toBe('short');
    expect(() => children.assertNoneLost()).toThrow('short ended without being asked to');
    expect(lastLogLines(directory, 'short')).toBe('good bye');
    await children.stop();
  });

  it('report a crash of a program that a child started', async () => {
    const children = openChildren(directory);
    const child = `console.log('{"msg":"it listens"}'); setTimeout(() => { throw new Error('planted'); });`;
    children.start({
      name: 'parent',
      command: process.execPath,
      args: [
        '-e',
        `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
         setInterval(() => {}, 1000);`,
      ],
    });
    await vi.waitFor(
      () => expect(() => children.assertNoneLost()).toThrow(/nobody caught:[^]*planted\n\s+at /),
      10_000,
    );
    await children.stop();
    expect(() => children.assertNoneLost()).toThrow('planted');
  });

  it('are ended by the next start when theirs was killed by force', async () => {
    const starter = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { openChildren } from ${JSON.stringify(new URL('./children.ts', import.meta.url).href)};
         openChildren(${JSON.stringify(directory)}).start(${JSON.stringify(program)});`,
      ],
      { stdio: 'inherit' },
    );
    const pids = await numbers();
    expect(ownerOf(directory)?.pid).toBe(starter.pid);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    expect(ownerOf(directory)).toBe(null);
    expect(await endLeftovers(directory)).toEqual(['parent']);
    expect(pids.map(identityOf)).toEqual([null, null]);
  });

  it('are ended by the next start, through their own, when only npm above it was killed', async () => {
    const own = `import { openChildren } from ${JSON.stringify(new URL('./children.ts', import.meta.url).href)};
      const children = openChildren(${JSON.stringify(directory)});
      children.start(${JSON.stringify(program)});
      process.on('SIGTERM', () => children.stop().then(() => process.exit(0)));`;
    const npm = `// stands for npm start
      require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(own)}], { stdio: 'inherit' });`;
    const caller = spawn(process.execPath, ['-e', npm], { stdio: 'inherit' });
    const pids = await numbers();
    expect(ownerOf(directory)).toMatchObject({ abandoned: false });
    caller.kill('SIGKILL');
    await once(caller, 'exit');
    const owner = ownerOf(directory);
    expect(owner).toMatchObject({ abandoned: true });
    await endLeftovers(directory);
    expect([...pids, owner?.pid ?? 0].map(identityOf)).toEqual([null, null, null]);
  });

  it('never end a foreign process that was given a remembered number', async () => {
    const foreign = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    const children = openChildren(directory);
    children.start(program);
    await numbers();
    const file = join(directory, 'running.json');
    const before = readFileSync(file, 'utf8');
    await children.stop();
    const running = JSON.parse(before) as { programs: { pid: number }[] };
    writeFileSync(
      file,
      JSON.stringify({ ...running, programs: running.programs.map((entry) => ({ ...entry, pid: foreign.pid })) }),
    );
    expect(await endLeftovers(directory)).toEqual([]);
    expect(identityOf(foreign.pid ?? 0)).not.toBe(null);
    foreign.kill();
  });
});
