import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assertNoCrash, crashesIn } from './crashes.ts';

const observability = new URL('../../packages/observability/src/index.ts', import.meta.url).href;
const logged = `import { logCrashes, openLog } from ${JSON.stringify(observability)};
  const log = openLog({ name: 'web', level: 'info' }); logCrashes(log);`;
const listens = `console.log('{"level":"info","msg":"The web app listens on port 1."}');`;

/** The output of a program that runs this code. */
async function saidBy(code: string) {
  const child = spawn(process.execPath, ['--conditions=@volan/source', '--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.on('error', () => {});
  return (await Promise.all([text(child.stdout), text(child.stderr)])).join('');
}

describe('an error that nobody catches', () => {
  it.each([
    ['of a stream', `new PassThrough().destroy(new Error('planted'));`],
    ['of a promise', `Promise.reject(new Error('planted'));`],
    ['of a timer', `setTimeout(() => { throw new Error('planted'); });`],
  ])('%s is found in the log of a program, with its stack', async (_of, planted) => {
    const said = await saidBy(`import { PassThrough } from 'node:stream'; ${logged} ${listens} ${planted}`);
    expect(crashesIn(said)).toEqual([
      expect.stringMatching(/^web: ended by an error that nobody caught: Error: planted\n\s+at /),
    ]);
    expect(() => assertNoCrash('', said)).toThrow('planted');
  });

  it('is found in what a program without a log writes', async () => {
    expect(crashesIn(await saidBy(`${listens} setTimeout(() => { throw new Error('planted'); });`))).toEqual([
      expect.stringContaining('Error: planted\n    at '),
    ]);
  });

  it('is ignored in a program that could not start', async () => {
    expect(crashesIn(await saidBy(`${logged} throw new Error('no port');`))).toEqual([]);
  });
});

describe('a program that ends as it should', () => {
  it('has no crash, for any log', async () => {
    const said = await saidBy(`${logged} ${listens} log.error({ err: new Error('a call failed') }, 'a call failed');`);
    expect(said).toContain('a call failed');
    expect(() => assertNoCrash(said)).not.toThrow();
  });
});
