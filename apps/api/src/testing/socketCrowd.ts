import { createHash } from 'node:crypto';
import type { ClientEvents, ServerEvents } from '@volan/api-contract';
import { socketPath } from '@volan/api-contract/wire';
import { io, type Socket } from 'socket.io-client';

/** Somebody with an open browser. */
export interface CrowdMember {
  readonly userId: number;
  readonly accessToken: string;
}

/** Many browsers at once, from this process. */
export interface Crowd {
  /** How many are connected now. */
  readonly connected: () => number;
  /** How many series of attempts were given up. */
  readonly givenUp: () => number;
  /** When each message was heard by its receiver, by its id, as `performance.now()` tells it. */
  readonly heardAt: ReadonlyMap<number, number>;
  close(): void;
}

/** The page asks for unread counts so often, and the answer wakes a connection that was given up; milliseconds. */
const unreadEveryMs = 60_000;

/** Connecting at the same time when the crowd gathers. */
const atOnce = 100;

/** An address for each, in the network that is kept for measurements (198.18.0.0/15). */
function addressOf(userId: number) {
  const [a = 0, b = 0] = createHash('sha256').update(String(userId)).digest();
  return `198.18.${a}.${b}`;
}

/**
 * Connects everybody, and resolves when each is connected. They connect again as `openRealtime` of the package
 * `realtime` does, and come as through the web server.
 */
export async function gatherCrowd(url: string, webSecret: string, members: readonly CrowdMember[]): Promise<Crowd> {
  const sockets: Socket<ServerEvents, ClientEvents>[] = [];
  const heardAt = new Map<number, number>();
  const queue = [...members];
  let givenUp = 0;

  async function connectNext(): Promise<void> {
    for (let member = queue.pop(); member; member = queue.pop()) {
      const { userId, accessToken } = member;
      const socket: Socket<ServerEvents, ClientEvents> = io(url, {
        path: socketPath,
        transports: ['websocket'],
        forceNew: true,
        reconnectionAttempts: 5,
        reconnectionDelay: 1000,
        reconnectionDelayMax: 15_000,
        timeout: 2000,
        auth: { token: accessToken },
        extraHeaders: { 'x-web-secret': webSecret, 'x-visitor-address': addressOf(userId) },
      });
      sockets.push(socket);
      socket.on('message', ({ message_id: id, mine }) => {
        if (!mine) heardAt.set(id, performance.now());
      });
      socket.io.on('reconnect_failed', () => {
        givenUp += 1;
        // the page was opened some time ago
        setTimeout(() => socket.connect(), Math.random() * unreadEveryMs).unref();
      });
      await new Promise<void>((connected) => socket.once('connect', connected));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, connectNext));

  return {
    connected: () => sockets.filter((socket) => socket.connected).length,
    givenUp: () => givenUp,
    heardAt,
    close: () => sockets.forEach((socket) => socket.disconnect()),
  };
}
