import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the database that a test can shut. */
export interface DatabaseGate {
  /** The address of the database through the gate. */
  readonly url: string;
  /** Acts like a stopped database: connections end, and new ones are refused. */
  close(): Promise<void>;
  /** Acts like a database machine that crashes: connections end with an error, new ones get no answer. */
  reset(): void;
  /** Acts like a network that loses everything: connections stay open, and no data arrives. */
  freeze(): void;
  /** Acts like a database that is stopped: connections stay open, and data arrives at {@link release}. */
  hold(): void;
  /** Forwards the held data in its order. */
  release(): void;
  /** Acts like an overloaded database: each of its answers comes this many milliseconds later. */
  slow(milliseconds: number): void;
  /** Lets everything through again. */
  open(): Promise<void>;
}

/** Puts a gate before a database. */
export async function openDatabaseGate(url: string): Promise<DatabaseGate> {
  const behind = new URL(url);
  const sockets = new Set<Socket>();
  let frozen = false;
  let delay = 0;
  let held: (() => void)[] | null = null;
  const gate = createServer((visitor) => {
    const database = connect(Number(behind.port), behind.hostname);
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      sockets.add(from);
      const pass = (bytes: Buffer) => void (frozen || to.destroyed || to.write(bytes));
      from.on('data', (bytes: Buffer) => {
        if (held) {
          held.push(() => pass(bytes));
        } else if (delay > 0 && from === database) {
          setTimeout(pass, delay, bytes);
        } else {
          pass(bytes);
        }
      });
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('error', () => from.destroy());
    }
  });
  const listen = async (port: number) => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
  };
  const cut = () => sockets.forEach((socket) => socket.destroy());

  await listen(0);
  const { port } = gate.address() as AddressInfo;
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String(port);

  return {
    url: String(address),
    async close() {
      const closed = once(gate, 'close');
      gate.close();
      cut();
      await closed;
    },
    reset() {
      sockets.forEach((socket) => socket.resetAndDestroy());
    },
    freeze() {
      frozen = true;
    },
    hold() {
      held ??= [];
    },
    release() {
      const arriving = held ?? [];
      held = null;
      for (const arrive of arriving) arrive();
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
    async open() {
      frozen = false;
      delay = 0;
      cut();
      if (!gate.listening) await listen(port);
    },
  };
}
