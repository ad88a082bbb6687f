import { createServer } from 'node:net';

/** Whether a port is free on the loopback addresses: IPv4, and IPv6 where the machine has it. */
export async function isPortFree(port: number): Promise<boolean> {
  const free = await Promise.all(['127.0.0.1', '::1'].map((address) => canListen(port, address)));
  return free.every(Boolean);
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, address, () => server.close(() => resolve(true)));
  });
}

/** A port of the loopback addresses that is free at this moment. */
export const freePort = (): Promise<number> => freePortsInARow(1);

/** Ports below those that the system gives to connections: nothing takes one of these between the look and the use. */
const quietPorts = { first: 20_000, count: 10_000 } as const;

/** The first of `count` ports in a row that are all free at this moment. */
export async function freePortsInARow(count: number): Promise<number> {
  const first = quietPorts.first + Math.floor(Math.random() * quietPorts.count);
  const free = await Promise.all(Array.from({ length: count }, (_, number) => isPortFree(first + number)));
  return free.every(Boolean) ? first : freePortsInARow(count);
}
