import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestApp } from '../testing/openTestApp.ts';

const api = openedForFile(() => openTestApp(async () => {}));
let port: number;

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  port = (api.app.server.address() as AddressInfo).port;
});

/** Sends these lines as they are and gives the whole answer as text. */
async function exchange(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
  socket.write(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');

  return answer;
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const get = (target: string, ...headers: string[]) => exchange(`GET ${target} HTTP/1.1`, 'host: 127.0.0.1', ...headers);

/** Whether an answer refuses, and brings no picture, no words of a file and nothing that may be kept. */
const isRefusal = (answer: string) =>
  [400, 404].includes(statusOf(answer)) &&
  !/content-type: image|root:|node_modules|cache-control: public/i.test(answer);

describe('the picture endpoint, asked with the bytes of an attacker', () => {
  it.each([
    ['another host', '/_next/image?url=https%3A%2F%2Fevil.example%2Fa.jpg&w=640'],
    ['a host without a scheme', '/_next/image?url=%2F%2Fevil.example%2Fa.jpg&w=640'],
    ['a host after a backslash', '/_next/image?url=%5C%5Cevil.example%5Ca.jpg&w=640'],
    ['a host after credentials', '/_next/image?url=https%3A%2F%2Fvolan.localhost%40evil.example%2F1&w=640'],
    ['the address of the cloud’s own data', '/_next/image?url=http%3A%2F%2F169.254.169.254%2Flatest&w=640'],
    ['this machine', '/_next/image?url=http%3A%2F%2F127.0.0.1%3A4000%2Fv3%2Fads&w=640'],
    ['this machine in other spellings', '/_next/image?url=http%3A%2F%2F0x7f.1%2Fimg%2F1&w=640'],
    ['a file', '/_next/image?url=file%3A%2F%2F%2Fetc%2Fpasswd&w=640'],
    ['a data address', '/_next/image?url=data%3Aimage%2Fsvg%2Bxml%2C%3Csvg%2F%3E&w=640'],
    ['another call of ours', '/_next/image?url=%2Fv3%2Fads&w=640'],
    ['itself', '/_next/image?url=%2F_next%2Fimage%3Furl%3D%252Fimg%252F1%26w%3D640&w=640'],
    ['a way upwards', '/_next/image?url=%2Fimg%2F..%2F..%2Fetc%2Fpasswd&w=640'],
    ['a way upwards, encoded twice', '/_next/image?url=%2Fimg%2F%252e%252e%252fetc&w=640'],
    ['a zero byte', '/_next/image?url=%2Fimg%2F1%00.jpg&w=640'],
    ['a line of its own', '/_next/image?url=%2Fimg%2F1%0d%0aset-cookie%3Aa&w=640'],
    ['two addresses', '/_next/image?url=%2Fimg%2F1&url=https%3A%2F%2Fevil.example&w=640'],
    ['a list of addresses', '/_next/image?url[]=%2Fimg%2F1&w=640'],
    ['a huge width', '/_next/image?url=%2Fimg%2F1&w=99999999999'],
    ['a width off the list', '/_next/image?url=%2Fimg%2F1&w=641'],
    ['a negative width', '/_next/image?url=%2Fimg%2F1&w=-640'],
    ['a width with a prototype', '/_next/image?url=%2Fimg%2F1&__proto__=640'],
    ['a way upwards in the path', '/img/../../../../etc/passwd'],
    ['an encoded way upwards in the path', '/img/%2e%2e%2f%2e%2e%2fetc%2fpasswd'],
    ['an id that is no number', '/img/1%00'],
    ['an id beyond every number', '/img/99999999999999999999'],
    ['a huge density', '/img/1?w=640&d=4000'],
    ['a shape like a thread', '/img/1?w=3840&h=1'],
    ['a file of the object store', '/img/pictures%2Fred.jpg'],
    ['the absolute form of a request', 'http://evil.example/img/1'],
    ['the absolute form with our own path', 'http://127.0.0.1/_next/image?url=%2Fimg%2F1&w=641'],
  ])('gives nothing for %s', async (_what, target) => {
    expect(await get(target)).toSatisfy(isRefusal);
  });

  it('opens no tunnel', async () => {
    expect([400, 404, 405, 501]).toContain(
      statusOf(await exchange('CONNECT evil.example:443 HTTP/1.1', 'host: evil')) || 400,
    );
  });

  it('follows no upgrade to another host', async () => {
    const answer = await get('http://evil.example/img/1', 'upgrade: websocket', 'connection: upgrade');
    expect(statusOf(answer)).not.toBe(101);
  });

  it('reads no address, type or rule from a header', async () => {
    const { sql } = api.database;
    const [row] = await sql<{ id: number }[]>`
      insert into picture (object_key, width, height) values ('pictures/none.jpg', 10, 10) returning id`;
    const answer = await get(
      `/img/${row?.id}`,
      'x-forwarded-host: evil.example',
      'x-original-url: /etc/passwd',
      'x-rewrite-url: /etc/passwd',
      'x-middleware-subrequest: middleware',
      'range: bytes=0-0',
    );
    expect(answer).toSatisfy(isRefusal);
    expect(answer).not.toContain('evil.example');
  });
});
