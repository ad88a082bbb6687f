import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

/** Kinds of WebSocket frames that a test sends, with their opcodes. */
const opcodes = { text: 0x1, ping: 0x9, pong: 0xa };

/** A WebSocket that sends any frames, as fast as it likes, and need not read. */
export interface RawSocket {
  send(kind: keyof typeof opcodes, content: string): void;
  /** Stops reading. What the server sends stays in its buffers. */
  pause(): void;
  /** Reads on. */
  resume(): void;
  /** Text that the server has sent, with the headers of its frames. */
  received(): string;
  isClosed(): boolean;
  close(): void;
}

/** Opens a WebSocket. @throws the error of the connection, or if the server does not answer with 101 */
export async function openRawSocket(address: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const { hostname, port, host, pathname, search } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const lines = Object.entries({
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(`No WebSocket: ${head.toString('latin1')}`);

  let received = head.toString('latin1');
  // writing to a closed connection is an error; "close" follows
  socket.on('error', () => {}).on('data', (data: Buffer) => (received += data.toString('latin1')));

  return {
    send: (kind, content) => void (socket.destroyed || socket.write(frameOf(opcodes[kind], Buffer.from(content)))),
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    received: () => received,
    isClosed: () => socket.closed,
    close: () => void socket.destroy(),
  };
}

/** A whole frame of a client: up to 65,535 bytes, with a mask of zeros. */
function frameOf(opcode: number, content: Buffer): Buffer {
  const isShort = content.length < 126;
  const head = Buffer.alloc(isShort ? 2 : 4);
  head[0] = 0x80 | opcode;
  head[1] = 0x80 | (isShort ? content.length : 126);
  if (!isShort) head.writeUInt16BE(content.length, 2);

  return Buffer.concat([head, Buffer.alloc(4), content]);
}
