import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../tools/freePort.ts';
import { openTestConversations, type TestConversations } from '../conversations/conversationTesting.ts';
import { openApiProcesses, soon, type ApiProcess, type ApiProcesses } from '../testing/apiProcesses.ts';
import type { TestPerson } from '../testing/openTestAccounts.ts';
import { testAccountSecret } from '../testing/openTestApp.ts';
import { devices, write, type Device } from './socketTesting.ts';

/** `npm test -- redis` and `npm test -- full` say so where the machine has one. */
const hasRedis = process.env['TEST_REDIS'] === 'yes';

describe.runIf(hasRedis)('two processes of the API over one database, with a Redis between them [F22]', () => {
  let api: TestConversations;
  let processes: ApiProcesses;
  let nodes: readonly [ApiProcess, ApiProcess];
  let redis: ChildProcess;
  let folder: string;
  let port: number;
  let [buyer, seller]: TestPerson[] = [];
  let conversation: { by: TestPerson; ad: number; to: TestPerson };
  let onFirst: Device;
  let onSecond: Device;
  let ofBuyer: Device;
  const at = devices();

  async function startRedis() {
    const options = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ];
    redis = spawn('redis-server', options, { stdio: 'ignore' });
    await vi.waitFor(async () => expect(await answers()).toBe('PONG'), soon);
  }
  async function answers() {
    const client = createClient({ url: `redis://127.0.0.1:${port}`, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    const pong = await client
      .connect()
      .then(() => client.ping())
      .catch(() => null);
    if (client.isOpen) client.destroy();

    return pong;
  }
  async function endRedis() {
    if (redis.exitCode !== null || redis.signalCode !== null) return;

    redis.kill('SIGKILL');
    await once(redis, 'exit');
  }

  beforeAll(async () => {
    api = await openTestConversations();
    processes = await openApiProcesses();
    folder = await mkdtemp(join(tmpdir(), 'volan-redis-'));
    port = await freePort();
    await startRedis();
    const variables = {
      DATABASE_URL: api.url,
      ACCOUNT_SECRET: testAccountSecret,
      REDIS_URL: `redis://127.0.0.1:${port}`,
    };
    nodes = [await processes.startReady(variables), await processes.startReady(variables)];
    [buyer, seller] = [await api.seller(), await api.seller()];
    conversation = { by: buyer, ad: await api.adOf(seller), to: seller };
    await write(nodes[0].url, conversation);
    ofBuyer = await at.connect(nodes[0].url, buyer);
    onFirst = await at.connect(nodes[0].url, seller);
    onSecond = await at.connect(nodes[1].url, seller);
  });
  afterAll(async () => {
    at.disconnect();
    await processes.close();
    await endRedis();
    await api.close();
    await rm(folder, { recursive: true });
  });

  const typed = ({ heard }: Device) => heard.filter((each) => Array.isArray(each) && each[0] === 'typing').length;
  const place = () => ({
    ad_id: conversation.ad,
    account_id: conversation.by.user.id,
    other_id: conversation.to.user.id,
  });
  const forget = () => [onFirst, onSecond].forEach(({ heard }) => heard.splice(0));

  /** Writes three messages, in turn on both processes, and sees them come everywhere, in order. */
  async function messagesArrive() {
    forget();
    const sent: number[] = [];
    for (const node of [nodes[0], nodes[1], nodes[0]]) sent.push(await write(node.url, conversation));
    for (const device of [onFirst, onSecond]) await expect.poll(device.messages, soon).toEqual(sent);
  }
  /** Types until both processes report it. */
  async function typingCrosses() {
    forget();
    const told = () => {
      ofBuyer.socket.emit('typing', place());
      return typed(onSecond);
    };
    // slow enough for the limit of a socket
    await expect.poll(told, { ...soon, interval: 700 }).toBeGreaterThan(0);
  }
  /** Begins to write and sends it: the own process tells the one before the other, without waiting for Redis. */
  async function typingStaysAtHome() {
    forget();
    ofBuyer.socket.emit('typing', place());
    await ofBuyer.socket.emitWithAck('register', conversation.by.user.id);
    const sent = await write(nodes[1].url, conversation);
    for (const device of [onFirst, onSecond]) await expect.poll(device.messages, soon).toEqual([sent]);
    expect([onFirst.heard[0], typed(onFirst), typed(onSecond)]).toEqual([['typing', expect.anything()], 1, 0]);
  }

  it('tells on both who writes, once', async () => {
    await typingCrosses();
    await messagesArrive();
    forget();
    ofBuyer.socket.emit('typing', place());
    await expect.poll(() => [typed(onFirst), typed(onSecond)], soon).toEqual([1, 1]);
  });

  it('delivers every message on both, in order, while Redis is frozen, and typing again when it thaws', async () => {
    redis.kill('SIGSTOP');
    await messagesArrive();
    await typingStaysAtHome();
    redis.kill('SIGCONT');
    await typingCrosses();
    expect(typed(onFirst)).toBeGreaterThan(0);
  });

  it('delivers every message on both, in order, while Redis is dead, and typing again when it is back, empty', async () => {
    await endRedis();
    await messagesArrive();
    await typingStaysAtHome();
    await startRedis();
    await messagesArrive();
    await typingCrosses();
    for (const node of nodes) expect(node.said().match(/Redis is away/g)?.length).toBeLessThanOrEqual(2);
  });

  it('starts without Redis, and stops without it', async () => {
    await endRedis();
    const started = await processes.startReady({
      DATABASE_URL: api.url,
      ACCOUNT_SECRET: testAccountSecret,
      REDIS_URL: `redis://127.0.0.1:${port}`,
    });
    const third = await at.connect(started.url, seller ?? conversation.to);
    const sent = await write(started.url, conversation);
    await expect.poll(third.messages, soon).toEqual([sent]);
    started.kill('SIGTERM');
    expect(await started.ended).toMatchObject({ code: 0 });
  });
});
