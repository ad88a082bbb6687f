import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openedForFile } from '../testing/openedForFile.ts';
import { openTestConversations } from '../conversations/conversationTesting.ts';
import { openApiProcesses, soon, type ApiProcesses } from '../testing/apiProcesses.ts';
import { testAccountSecret } from '../testing/openTestApp.ts';
import { devices, write } from './socketTesting.ts';

const api = openedForFile(openTestConversations);
let otherUrl: string;
let processes: ApiProcesses;
const at = devices();

beforeAll(async () => {
  otherUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  await api.beginAnew();
  processes = await openApiProcesses();
});
afterEach(async () => {
  at.disconnect();
  await processes.close();
});

describe('a process of the API that is killed between the commit of a message and its broadcast [F22]', () => {
  it('loses nothing: two tabs and a phone get each message once, in order, by another process or the cursor', async () => {
    const variables = { DATABASE_URL: api.url, ACCOUNT_SECRET: testAccountSecret, LOG_LEVEL: 'warn' };
    const killed = await processes.startReady(variables);
    const [buyer, seller] = [await api.seller(), await api.seller()];
    const said = { by: buyer, ad: await api.adOf(seller), to: seller };
    const key = crypto.randomUUID();
    const [tab, secondTab, phone] = [
      await at.connect(killed.url, seller),
      await at.connect(otherUrl, seller),
      await at.connect(killed.url, seller),
    ];

    const first = await write(killed.url, said);
    for (const device of [tab, secondTab, phone]) await expect.poll(device.messages, soon).toEqual([first]);

    // events newer than a transaction that still runs are sent to nobody
    const holding = await api.database.sql.reserve();
    await holding`begin`;
    await holding`select pg_current_xact_id()`;
    const second = await write(killed.url, said);
    const third = await write(killed.url, { ...said, key });
    killed.kill('SIGKILL');
    await killed.ended;
    expect([tab.messages(), secondTab.messages(), phone.messages()]).toEqual([[first], [first], [first]]);

    const phoneAgain = await at.connect(otherUrl, seller);
    const missed = await api.thread(seller, said.ad, buyer.user.id, `?since=${first}`);
    expect(missed.map(({ id }) => id)).toEqual([second, third]);
    await holding`commit`;
    holding.release();
    await expect.poll(secondTab.messages, soon).toEqual([first, second, third]);
    // who sent it has seen no answer, and sends it again
    expect(await write(otherUrl, { ...said, key })).toBe(third);
    const fourth = await write(otherUrl, said);
    await expect.poll(secondTab.messages, soon).toEqual([first, second, third, fourth]);
    // the phone connected before both events were sent, and has read them with `since`: ids remove the duplicates
    expect([...new Set([first, ...missed.map(({ id }) => id), ...phoneAgain.messages()])]).toEqual(
      secondTab.messages(),
    );
    const all = await api.thread(seller, said.ad, buyer.user.id, '?since=0');
    expect(all.map(({ id }) => id)).toEqual([first, second, third, fourth]);
  });
});
