import { eventCounter } from '@volan/observability';
import type { SocketServer } from './Sockets.ts';

/**
 * Most frames of one client, and in how many milliseconds: of all kinds, also those that are no events, such as pings
 * of the WebSocket. Clients send 20 events in this time at most.
 */
const frameLimit = { max: 50, withinMs: 10_000 };

/** Most characters that wait for a client which does not read. */
const maxWaiting = 1024 * 1024;

/** Most packets that wait for a client. The outbox may cause 5,000 at once. */
const maxWaitingPackets = 20_000;

/** What is used of a connection of the library. */
interface Connection {
  readonly request: { readonly websocket: ClientSocket };
  on(event: 'packetCreate', listener: (packet: { readonly data?: string | Buffer }) => void): unknown;
  on(event: 'flush' | 'error', listener: () => void): unknown;
}

/** What is used of a WebSocket. */
interface ClientSocket {
  /** Bytes that are sent, but not yet given to the system. */
  readonly bufferedAmount: number;
  on(event: 'message' | 'ping' | 'pong', listener: () => void): unknown;
  terminate(): void;
}

/**
 * Breaks connections off whose clients send too much, or do not read. The limit of events does not suffice: the library
 * answers other packets by itself, such as connections to a namespace that does not exist, and holds the answers in
 * memory until the client reads them. [F22, T22]
 */
export function limitTraffic(engine: SocketServer['engine']) {
  engine.on('connection', (connection: Connection) => {
    const { websocket } = connection.request;
    // the library closes a connection that fails
    connection.on('error', () => {});
    const isTooMany = eventCounter(frameLimit);
    const countFrame = () => {
      if (isTooMany()) websocket.terminate();
    };
    websocket.on('message', countFrame);
    websocket.on('ping', countFrame);
    websocket.on('pong', countFrame);

    // packets wait here while the WebSocket is busy
    let waiting = 0;
    let packets = 0;
    connection.on('packetCreate', ({ data }) => {
      waiting += data?.length ?? 0;
      packets += 1;
      if (waiting + websocket.bufferedAmount > maxWaiting || packets > maxWaitingPackets) websocket.terminate();
    });
    connection.on('flush', () => {
      waiting = 0;
      packets = 0;
    });
  });
}
