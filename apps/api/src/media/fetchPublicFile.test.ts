import { createServer, type Server } from 'node:http';
import { createServer as createRawServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchPublicFile, FetchRefused, type FetchLimits } from './fetchPublicFile.ts';
import { isPublicAddress } from './isPublicAddress.ts';

let server: Server;
let port: string;
/** Paths that this machine was asked for. */
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    const [, what = '', rest = ''] = (request.url ?? '').split('/');
    if (what === 'to') reply.writeHead(302, { location: decodeURIComponent(rest) }).end();
    else if (what === 'round') reply.writeHead(302, { location: '/round' }).end();
    else if (what === 'large') reply.end(Buffer.alloc(2000));
    else if (what === 'slow') reply.write('.');
    else if (what === 'file') reply.end('content');
    else reply.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = String((server.address() as AddressInfo).port);
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The server of the tests stands for a public one at the name `pictures.example`. */
const open = (more: Partial<FetchLimits> = {}): FetchLimits => ({
  maxBytes: 1000,
  ports: [port],
  resolve: () => Promise.resolve(['127.0.0.1']),
  allows: (address) => address === '127.0.0.1',
  ...more,
});
const at = (path: string) => `http://pictures.example:${port}${path}`;

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2a00:1450:4001:80b::200e'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '198.18.0.1',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'ff02::1',
    '2001:db8::1',
    'nonsense',
    '::7f00:1',
    '::127.0.0.1',
    '::2',
    '64:ff9b:1::7f00:1',
    '2001::7f00:1',
    '4000::1',
    'fec0::1',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a file of somebody else’s server', () => {
  it('is fetched, also where the address leads on', async () => {
    const [file, ledOn] = await Promise.all([
      fetchPublicFile(at('/file'), open()),
      fetchPublicFile(at(`/to/${encodeURIComponent('/file')}`), open()),
    ]);
    expect([file, ledOn].map((bytes) => Buffer.from(bytes).toString())).toEqual(['content', 'content']);
  });

  it.each([
    'http://127.0.0.1/file',
    'http://127.1/file',
    'http://2130706433/file',
    'http://0x7f000001/file',
    'http://0177.0.0.1/file',
    'http://[::1]/file',
    'http://[::ffff:127.0.0.1]/file',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost/file',
  ])('is never asked for at %s', async (address) => {
    await expect(fetchPublicFile(address, { maxBytes: 1000, ports: ['', port] })).rejects.toThrow(/is not public/);
    const withPort = address.replace(/(?<=\w|\])\/(?!\/)/, `:${port}/`);
    await expect(fetchPublicFile(withPort, { maxBytes: 1000, ports: ['', port] })).rejects.toThrow(FetchRefused);
    expect(asked).toEqual([]);
  });

  it('is not asked for when one of the addresses of its name is not public', async () => {
    const resolve = () => Promise.resolve(['127.0.0.1', '10.0.0.1']);
    await expect(fetchPublicFile(at('/file'), open({ resolve }))).rejects.toThrow(/is not public/);
    expect(asked).toEqual([]);
  });

  it('is fetched from the address that was checked, though the name answers another one by then', async () => {
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    const resolve = () => Promise.resolve(answers.shift() ?? []);
    expect(Buffer.from(await fetchPublicFile(at('/file'), open({ resolve }))).toString()).toBe('content');
  });

  it.each([
    ['http://10.0.0.1/', /is not public/],
    ['http://[::1]/', /is not public/],
    ['file:///etc/passwd', /no web address/],
    ['http://user:word@pictures.example/', /password/],
    ['http://pictures.example:22/', /names a port/],
  ])('is not followed to %s', async (target, why) => {
    const address = at(`/to/${encodeURIComponent(target)}`);
    await expect(fetchPublicFile(address, open({ ports: ['', port] }))).rejects.toThrow(why);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['ftp://pictures.example/a.jpg', /no web address/],
    ['nonsense', /no web address/],
    ['http://pictures.example:22/', /names a port/],
    ['http://user:word@pictures.example/', /password/],
  ])('is refused at %s', async (address, why) => {
    await expect(fetchPublicFile(address, { maxBytes: 1000 })).rejects.toThrow(why);
  });

  it('is refused when it is too large, missing, too slow, or leads round in a circle', async () => {
    await expect(fetchPublicFile(at('/large'), open())).rejects.toThrow(/more than 1000 bytes/);
    await expect(fetchPublicFile(at('/none'), open())).rejects.toThrow(/answered 404/);
    await expect(fetchPublicFile(at('/slow'), open({ timeoutMs: 300 }))).rejects.toThrow(/too long/);
    await expect(fetchPublicFile(at('/round'), open())).rejects.toThrow(/led on more than/);
  });

  it('is refused when the server switches to another protocol', async () => {
    const raw = createRawServer((socket) => {
      socket.on('error', () => {}).resume();
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    });
    await new Promise<void>((listening) => raw.listen(0, '127.0.0.1', listening));
    const { port: rawPort } = raw.address() as AddressInfo;
    const address = `http://pictures.example:${rawPort}/file`;
    await expect(fetchPublicFile(address, open({ ports: [String(rawPort)] }))).rejects.toThrow(/without a response/);
    await new Promise((closed) => raw.close(closed));
  });

  it('is given up after the time limit while the name is looked up', async () => {
    const resolve = () => new Promise<never>(() => {});
    await expect(fetchPublicFile(at('/file'), open({ resolve, timeoutMs: 50 }))).rejects.toThrow(/too long/);
  });
});
