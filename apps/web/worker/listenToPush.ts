import type { WorkerPlan } from './WorkerPlan.ts';
import { isShown, optionsOf, pageWith, readPush, targetOf } from './push.ts';

declare const self: ServiceWorkerGlobalScope & { readonly plan: WorkerPlan };

const pagesOfHost = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The API takes what a visitor writes only with this header, which no page of another site can send. */
const headers = { 'content-type': 'application/json', 'x-app-version': self.plan.build };

const post = (path: string, body: object, more: Readonly<Record<string, string>> = {}) =>
  fetch(`/v3${path}`, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });

/** Tells the server that a message is here, then the pages, which show when the last one arrived. */
async function tellOfArrival(receipt: string) {
  await post('/push/arrived', { receipt }).catch(() => {});
  // pages of this host, as a worker sees no others
  for (const page of await pagesOfHost()) page.postMessage({ type: 'push-arrived' }, { transfer: [] });
}

async function take(text: string) {
  const content = readPush(text);
  if (!content) return;

  const arrival = tellOfArrival(content.receipt);
  if (isShown(content, await pagesOfHost()))
    await self.registration.showNotification(content.title, optionsOf(content));
  await arrival;
}

async function open(data: unknown) {
  const target = targetOf(data, self.location.origin);
  const page = pageWith(target, await pagesOfHost());
  return page ? page.focus() : self.clients.openWindow(target);
}

/** An access token for the session of this browser's cookies: pages hold the token in memory only. */
async function accessToken(): Promise<string | null> {
  const response = await fetch('/v3/auth/session', { headers });
  const { data } = (await response.json()) as { data: { accessToken?: string } | null };
  return data?.accessToken ?? null;
}

/** The browser has ended a subscription: it subscribes again, and tells the server. [F24, J15] */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const token = await accessToken();
  if (token === null) return;

  const key = oldSubscription?.options.applicationServerKey ?? null;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await post('/auth/subscribe', { subscribe: JSON.stringify(subscription) }, { authorization: `Bearer ${token}` });
}

/** The browser's data about a changed subscription; not every browser has both. */
interface PushSubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Takes no messages in this browser any more: somebody has signed out. The server has forgotten it with the session.
 * [F24]
 */
export async function forgetPush(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const notification of await self.registration.getNotifications()) notification.close();
}

/** Shows messages of the server while no page is visible, and opens their pages. [J97] */
export function listenToPush() {
  self.addEventListener('push', (event) => event.waitUntil(take(event.data?.text() ?? '')));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) => {
    const changed = event as PushSubscriptionChangeEvent;
    changed.waitUntil(renew(changed).catch(() => {}));
  });
}
