import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listingStatus } from '../packages/domain-rules/src/index.ts';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPushService, type PushDevice, type PushService } from '../apps/api/src/testing/openPushService.ts';
import { addressOf } from './addressOf.ts';
import { openBrowser } from './openBrowser.ts';
import { startOwnStack } from './ownStack.ts';
import { signIn, signUp } from './people.ts';
import { openSql } from './sql.ts';

/** The part of a service worker's scope that is used here. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  /** Set by this test: the subscription of this browser has ended. */
  forgotten?: boolean;
}

let service: PushService;
let device: PushDevice;
let folder: string;
let endStack: () => Promise<void>;
let browser: Browser;

beforeAll(async () => {
  service = await openPushService();
  device = service.device();
  folder = mkdtempSync(join(tmpdir(), 'volan-push-'));
  const certificate = join(folder, 'push.pem');
  writeFileSync(certificate, service.certificate);
  endStack = await startOwnStack({ PUSH_SERVICES: service.host, NODE_EXTRA_CA_CERTS: certificate });
  browser = await openBrowser('returning', { notifications: true });
});
afterAll(async () => {
  await browser?.close();
  await endStack?.();
  await service?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The push service of this browser is ours: a test has no other. */
const subscribeHere = (context: BrowserContext) =>
  context.addInitScript((text) => {
    const made = () => ({
      ...(JSON.parse(text) as object),
      options: { applicationServerKey: null },
      toJSON: () => JSON.parse(text) as object,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('subscribed') ? made() : null),
      subscribe: async () => {
        localStorage.setItem('subscribed', 'yes');
        return made();
      },
    });
  }, device.subscription);

/** Hands what came to the service worker, as a browser does. */
async function openMailbox(session: CDPSession) {
  const registration = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) found(registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;

  return (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: addressOf('gearlane', '/'), registrationId, data });
}

/** The first pushed message with this text. A message may come twice, when the answer of the push service was lost. */
const pushed = (text: string) =>
  service.messages.map((message) => device.open(message)).find((message) => message.includes(text));

const settings = '/profile/settings?tab=notifications';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A buyer of another browser writes to the seller about an ad of theirs. */
async function writeToSeller(text: string) {
  const sql = openSql();
  const [ad] = await sql<{ id: number; seller: number }[]>`
    select ad.id, user_id as seller from (select * from ad where not fast) ad join users on users.id = user_id
    where email = 'rs-company-0@demo.invalid' and ad.status = ${listingStatus.active} order by ad.id limit 1`;
  // without a script a message is sent once its page has come back
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signUp(context, 'volan');
  await sql.end();
  await page.goto(addressOf('volan', `/profile/messages/${ad?.id}/${ad?.seller}`));
  await page.fill('#message', text);
  await page.locator('main form:has(#message) button[type=submit]').click();
  await page.getByRole('log').getByText(text).waitFor();
  await context.close();
}

it('a device gets an encrypted message while no page is visible, until its owner signs out [F24, J15, J97]', async () => {
  const context = await browser.newContext();
  await context.grantPermissions(['notifications'], { origin: addressOf('gearlane', '/') });
  await subscribeHere(context);
  const page = await context.newPage();
  const told: string[] = [];
  context.on('request', (request) => request.url().endsWith('/v3/auth/subscribe') && told.push(request.url()));
  await signIn(context, 'gearlane', 'rs-company-0@demo.invalid');
  await page.goto(addressOf('gearlane', settings));
  await button(page, 'Turn on, on this device').click();
  await button(page, 'Send a test').waitFor();

  // a test is shown although the page is in sight, and the page hears of it
  await button(page, 'Send a test').click();
  const testTitle = 'Notifications work';
  await expect.poll(() => pushed(testTitle)).toBeDefined();
  const sent = pushed(testTitle) ?? '';
  const session = await context.newCDPSession(page);
  const deliver = await openMailbox(session);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker came.');

  expect(worker.url()).toContain('1.0018');
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerScope;
      return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
    });
  await deliver(sent);
  await expect.poll(shown).toEqual([[testTitle, 'This is how we tell you what is new.', 'test']]);
  await page.getByText('The test has arrived.').waitFor();

  // a message of a buyer comes while no page is open, and opens through the list that marks it as read
  await page.goto('about:blank');
  const question = 'Da li je još na prodaju?';
  await writeToSeller(question);
  await expect.poll(() => pushed(question)).toBeDefined();
  const ofBuyer = pushed(question) ?? '';
  await deliver(ofBuyer);
  await expect.poll(async () => (await shown()).map(([, body]) => body)).toContain(question);
  expect(JSON.parse(ofBuyer)).toMatchObject({
    kind: 'message',
    link: expect.stringContaining('/profile/notifications?open='),
  });
  await page.goto(addressOf('gearlane', settings));

  // for a conversation: nothing while the page is visible, then the newest message alone
  const message = (body: string, tag = 'c1') =>
    JSON.stringify({ ...(JSON.parse(sent) as object), kind: 'message', tag, link: '/profile', body });
  const heard = page.waitForResponse((response) => response.url().endsWith('/v3/auth/push'));
  await deliver(message('one', 'c0'));
  await heard;
  await page.goto('about:blank');
  await deliver(message('two'));
  await deliver(message('three'));
  await expect
    .poll(async () => (await shown()).filter(([, , tag]) => tag === 'c1').map(([, body]) => body))
    .toEqual(['three']);

  // a press opens the page that it is about
  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications({ tag: 'c1' });
    // only a press of a hand may open a window
    return new Promise((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
    });
  });
  expect(opened).toBe(addressOf('gearlane', '/profile'));

  // another visit tells the server once
  told.length = 0;
  const visit = await context.newPage();
  for (const path of ['/', settings]) {
    await visit.goto(addressOf('gearlane', path));
    await visit.waitForLoadState('networkidle');
  }
  await button(visit, 'Turn off, on this device').waitFor();
  expect(told).toHaveLength(1);

  // signing out ends it on both sides
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const unsubscribe = async () => {
      scope.forgotten = true;
    };
    Object.defineProperty(scope.registration, 'pushManager', {
      value: { getSubscription: async () => ({ unsubscribe }) },
    });
  });
  await visit.goto(addressOf('gearlane', '/signout'));
  await button(visit, 'Sign out').click();
  await expect.poll(() => worker.evaluate(() => (globalThis as unknown as WorkerScope).forgotten)).toBe(true);
  const sql = openSql();
  await expect.poll(async () => (await sql`select id from push_subscription`).length).toBe(0);
  await sql.end();
  await context.close();
}, 150_000);
