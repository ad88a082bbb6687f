import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findUnhandled, subclassesIn } from './findUnhandled.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders whose code runs in the product's processes or starts them. */
const folders = [
  'apps/api/src',
  'apps/web/server',
  'apps/web/ssr',
  'packages/observability/src',
  'packages/realtime/src',
  'tools/processes',
  'tools/serve',
  'tools/stack',
];
const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\btesting\b|Testing\.ts$/.test(file),
);

const problems = (source: string) =>
  findUnhandled('a.ts', source, subclassesIn(source)).map((sentence) => sentence.slice(sentence.indexOf(': ') + 2));

describe('an emitter without a listener of errors', () => {
  it('is nowhere in the processes of the product', () => {
    expect(files.length).toBeGreaterThan(500);
    const sources = files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')] as const);
    const subclasses = sources.flatMap(([, source]) => subclassesIn(source));
    expect(sources.flatMap(([file, source]) => findUnhandled(file, source, subclasses))).toEqual([]);
  });

  it.each([
    [`import { PassThrough } from 'node:stream'; const body = new PassThrough();`, 'PassThrough'],
    [`import { PassThrough } from 'stream'; return new PassThrough();`, 'PassThrough'],
    [`import { createReadStream as read } from 'node:fs'; reply.send(read(path));`, 'read'],
    [`import { spawn } from 'node:child_process'; const child = spawn('ls'); child.on('exit', done);`, 'spawn'],
    [`import net from 'node:net'; let socket; socket = net.connect(80);`, 'net.connect'],
    [`import * as threads from 'node:worker_threads'; this.one = new threads.Worker(file);`, 'threads.Worker'],
    [`import { Readable } from 'node:stream'; const file = Readable.from(texts());`, 'Readable.from'],
    [`import { Busboy } from '@fastify/busboy'; const parser = new Busboy({ headers });`, 'Busboy'],
    [`const socket = new WebSocket(url);`, 'WebSocket'],
    [`import { Transform } from 'node:stream'; class Own extends Transform {} const own = new Own();`, 'Own'],
    [
      `import { open } from 'node:fs/promises'; const file = await open(path); file.createReadStream();`,
      'file.createReadStream',
    ],
    [`reply.send((await open(path)).createReadStream());`, 'createReadStream'],
    [`import { request } from 'node:http'; const sent = await request(url); sent.once('response', take);`, 'request'],
  ])('is found: %s', (source, name) => {
    const [, imported = '', made = ''] = /^(import [^;]+;)?(.*)$/.exec(source) ?? [];
    expect(problems(`${imported} async function f() { ${made} }`)).toEqual([`nobody listens for errors of ${name}.`]);
  });

  it('is found where only another function listens, or another emitter has a listener', () => {
    const made = `import { connect } from 'node:net';`;
    const found = ['nobody listens for errors of connect.'];
    expect(problems(`${made} function f() { const a = connect(1); return () => a.on('error', end); }`)).toEqual(found);
    expect(
      problems(`${made} const f = () => { const a = connect(1); }; const g = (a) => { a.on('error', end); };`),
    ).toEqual(found);
    expect(problems(`${made} const a = connect(1); b.on('error', end);`)).toEqual(found);
  });

  it.each(['file', 'upgrade'])('is found where the event "%s" hands it over', (event) => {
    const listener = `app.on('${event}', (first, second) => { second.on('data', keep); });`;
    expect(problems(listener)).toEqual(['nobody listens for errors of "second", which this event hands over.']);
    expect(problems(listener.replace('second.on', `second.on('error', end); second.on`))).toEqual([]);
  });
});

describe('an emitter with a listener of errors', () => {
  it.each([
    `const one = createReadStream(path); one.on('error', refuse);`,
    `const one = createReadStream(path); try { await pipeline(one, unzip, nowhere); } finally {}`,
    `createReadStream(path).once('error', refuse);`,
    `await pipeline(createReadStream(path), nowhere);`,
    `for await (const piece of createReadStream(path)) keep(piece);`,
    `const one = isHere ? createReadStream(path) : null; if (one) one.on('error', refuse);`,
    `this.one = createReadStream(path); this.one.on('error', refuse);`,
    `// errors: Fastify listens to what it sends\n reply.send(createReadStream(path));`,
  ])('is left alone: %s', (source) =>
    expect(problems(`import { createReadStream } from 'node:fs'; async function f() { ${source} }`)).toEqual([]),
  );

  it('needs a reason where somebody listens elsewhere', () =>
    expect(problems(`import { fork } from 'node:cluster';\n// errors:\nconst one = fork();`)).toHaveLength(1));
});

describe('a pipe', () => {
  it('of streams is found: it passes no errors on', () =>
    expect(problems('payload.pipe(parser);')).toEqual(['.pipe( passes no errors on. Use pipeline.']));

  it('of a schema is not a listener', () =>
    expect(problems('const port = z.string().transform(Number).pipe(z.int());')).toEqual([]));
});
