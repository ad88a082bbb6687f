import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionLimits } from '@volan/observability';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Pages } from '../pages/Pages.ts';
import { openTestWeb, type TestWeb } from '../testing/openTestWeb.ts';

const ended = 'ended={"email":"ana@example.test","remembered":true}';

/** The cookie of a session that has just ended. */
export const endedCookie = ended.replaceAll(/[{}",:@]/g, encodeURIComponent);

/** How long a test waits for the server, which shares its process. */
export const soon = { timeout: 20_000, interval: 10 };

const neverEnds = 999_999_999;

/** What the servers of a file saw in the running test. */
interface Seen {
  /** Number of session calls to the API. */
  sessionCalls: number;
  /** What reached the page: the fields, and the field name, file name and content of each file. */
  reached: unknown[];
  /** Number of form folders on the disk while the page was rendered. */
  folders: number;
}

/** Who sends a form, and where. */
export interface Sender {
  readonly path?: string;
  readonly cookie?: string;
  readonly address?: string;
  readonly length?: number;
  readonly port?: number;
}

/** The first bytes of the response; the connection stays open. */
export async function responseTo(socket: Socket) {
  const [response] = (await once(socket, 'data')) as [Buffer];
  return String(response);
}

/** The status of the response. */
export const statusOf = async (socket: Socket) => Number((await responseTo(socket)).split(' ')[1]);

/** A field of a form. */
export const part = (name: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${name}\r\n\r\n${content}\r\n`;

/** A file of a form. */
export const file = (name: string, content = name, control = 'files') =>
  part(`name="${control}"; filename="${name}"\r\ncontent-type: image/png`, content);

/** A form with all that belongs to it. */
export const whole = (...parts: string[]) => `${parts.join('')}--b--\r\n`;

/** A small form with a file. */
export const form = whole(part('name="name"', 'Ana'), file('a', 'x'));

/** The session call of the API. `acT` is the user's id; `acT=stale` is refreshed, `acT=over` has just ended. */
const sessionApi = (seen: Seen): Server =>
  createServer(({ headers: { cookie = '' } }, reply) => {
    seen.sessionCalls += 1;
    const token = /acT=(\w+)/.exec(cookie)?.[1] ?? '';
    if (token === 'away') return void reply.writeHead(503).end('{}');
    if (token === 'stale') reply.setHeader('set-cookie', ['acT=new; Path=/', 'rfT=new; Path=/']);
    if (token === 'over') reply.setHeader('set-cookie', ['acT=; Max-Age=0', `${endedCookie}; Max-Age=1800`]);

    const id = token === 'stale' ? 7 : Number(token);
    reply.end(JSON.stringify({ data: id > 0 ? { user: { id }, accessToken: 'a' } : null }));
  });

/** Form folders in a folder, except that of the running process. */
const waitingIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.includes(`-${process.ppid}-`));

/** A page that notes what reaches it. `?losesFiles` removes the files first, `?fails` fails. */
const notingPages = (seen: Seen, folder: () => string): Pages => ({
  cacheablePage: () => null,
  async render({ url, sentForm, session }) {
    if (url.searchParams.has('losesFiles')) {
      for (const name of await waitingIn(folder())) await rm(join(folder(), name), { recursive: true });
    }
    if (url.searchParams.has('fails')) throw new Error('This page fails.');

    for (const [name, value] of sentForm ?? []) {
      const read = typeof value === 'string' ? [value] : [value.name, value.type, await value.slice(0, 10).text()];
      seen.reached.push([name, ...read]);
    }
    seen.folders = (await readdir(folder())).length;

    return new Response(session ? 'taken' : 'sign in', { headers: { 'cache-control': 'no-store' } });
  },
});

/** The head of a request with a form of several parts. */
const headOf = (body: string, port: number, { path, cookie, address, length }: Sender) => [
  `POST ${path ?? '/profile/settings'} HTTP/1.1`,
  `Host: volan.localhost:${port}`,
  'Sec-Fetch-Site: same-origin',
  `X-Forwarded-For: ${address ?? '192.0.2.1'}`,
  `Cookie: ${cookie ?? 'acT=7'}`,
  'Content-Type: multipart/form-data; boundary=b',
  `Content-Length: ${length ?? Buffer.byteLength(body)}`,
];

/** A web server for the tests of a file, with an API and one page. Folders of other processes were left behind. */
export function fileFormServer() {
  const seen: Seen = { sessionCalls: 0, reached: [], folders: 0 };
  const api = sessionApi(seen);
  const sockets: Socket[] = [];
  let folder: string;
  let web: TestWeb;
  const waiting = () => waitingIn(folder);
  const nothingWaits = () => vi.waitFor(async () => expect(await waiting()).toEqual([]), soon);

  // client and server share this process, so neither receives while the other works
  const openWeb = (limits: ConnectionLimits = { bodySilenceMs: 60_000 }) =>
    openTestWeb(
      notingPages(seen, () => folder),
      {
        apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
        trustedProxies: 1,
        forms: { folder, atOnce: 3, perSender: 2 },
        limits,
      },
    );

  beforeAll(async () => {
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    folder = await mkdtemp(join(tmpdir(), 'forms-test-'));
    for (const process_ of [neverEnds, process.pid, process.ppid]) {
      await mkdir(join(folder, `volan-form-${process_}-a`));
      await writeFile(join(folder, `volan-form-${process_}-a`, '0'), 'left');
    }
    web = await openWeb();
  });
  beforeEach(() => Object.assign(seen, { sessionCalls: 0, reached: [], folders: 0 }));
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await nothingWaits();
  });
  afterAll(async () => {
    await web.close();
    api.closeAllConnections();
    api.close();
    await rm(folder, { recursive: true });
  });

  /** Sends the beginning of a form on a new connection. */
  function begin(body: string, sender: Sender = {}) {
    const port = sender.port ?? web.port;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    socket.write(`${headOf(body, port, sender).join('\r\n')}\r\n\r\n${body}`);

    return socket;
  }

  /** Begins a form that lasts as long as the test. Resolves when its folder exists. */
  async function hold(sender: Sender) {
    const before = (await waiting()).length;
    const socket = begin(file('a').slice(0, -2), { ...sender, length: 1_000_000 });
    await vi.waitFor(async () => expect((await waiting()).length).toBe(before + 1), soon);

    return socket;
  }

  return { seen, openWeb, begin, hold, waiting, nothingWaits, folder: () => folder, port: () => web.port };
}
