import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { choosePorts, requireFree } from './ports.ts';

let taken: Server;
let port: number;
beforeEach(async () => {
  port = await freePort();
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.unstubAllEnvs();
  taken.close();
});

describe('the ports of the product', () => {
  it('are the usual ones unless a variable moves them', () => {
    expect(choosePorts()).toEqual({ web: 3000, api: 4000, gateway: 4010, storybook: 6006 });
    vi.stubEnv('WEB_PORT', '8080');
    expect(choosePorts().web).toBe(8080);
  });

  it.each(['', 'web', '0', '70000', '80.5'])('refuse %j with the variable’s name', (text) => {
    vi.stubEnv('API_PORT', text);
    expect(() => choosePorts()).toThrow(/^API_PORT=.* is not a port\./);
  });

  it('stop with the port and the variable when another program listens on one', async () => {
    const others = { api: await freePort(), gateway: await freePort(), storybook: await freePort() };
    await expect(requireFree({ web: port, ...others })).rejects.toThrow(
      `Port ${port} is in use. web needs it and another program listens there.`,
    );
    await expect(requireFree({ web: port, ...others })).rejects.toThrow(`WEB_PORT=${port + 1} npm start`);
  });
});
