import type { Api } from '@volan/api-client';
import { subscribePush, unsubscribePush } from '@volan/api-contract/wire';
import { registerWorker } from '../../runtime/browser/workerScript.ts';
import { pushWantedStore } from './pushOverlay.ts';

/** The service worker of this page, registered if necessary, once it can receive messages. */
async function worker(): Promise<ServiceWorkerRegistration> {
  if (!(await navigator.serviceWorker.getRegistration())) await registerWorker();
  return navigator.serviceWorker.ready;
}

/** Where this browser takes messages now; null: nowhere. */
export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Takes messages that are signed by this key; one that was made before, perhaps for another key, ends. */
async function subscribeAnew(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const madeFor = ({ options }: PushSubscription, key: string) =>
  !options.applicationServerKey || base64url(options.applicationServerKey) === key;

/**
 * Tells the server where this browser takes messages, which it may have heard before. One that was made for a key which
 * the server has no longer is replaced. False: the server does not know it now. [J15, E23, F24]
 */
export async function tellServer(api: Api, subscription: PushSubscription): Promise<boolean> {
  const told = await api.send(subscribePush, { subscribe: JSON.stringify(subscription) });
  if (!told.ok || madeFor(subscription, told.data.key)) return told.ok;

  const renewed = await subscribeAnew(told.data.key);

  return (await api.send(subscribePush, { subscribe: JSON.stringify(renewed) })).ok;
}

/** Takes messages in this browser without asking anybody: they are allowed. */
export const turnOnPush = async (api: Api, key: string): Promise<boolean> => tellServer(api, await subscribeAnew(key));

/**
 * Asks the user, who has pressed a button for it, and takes messages in this browser from then on.
 *
 * @param key public key of the server
 */
export async function allowPush(api: Api, key: string): Promise<'on' | 'blocked' | 'dismissed' | 'failed'> {
  const permission = await Notification.requestPermission();
  if (permission === 'default') return 'dismissed';

  pushWantedStore.write(true);
  if (permission === 'denied') return 'blocked';

  try {
    return (await turnOnPush(api, key)) ? 'on' : 'failed';
  } catch {
    // no service worker, or the push service of the browser is not reached
    return 'failed';
  }
}

/** Takes no messages in this browser any more: the server forgets it, then the browser. [J16, F24] */
export async function stopPush(api: Api): Promise<void> {
  pushWantedStore.clear();
  const subscription = await currentSubscription();
  if (!subscription) return;

  await api.send(unsubscribePush, { subscribe: JSON.stringify(subscription) });
  await subscription.unsubscribe();
}
