import { getPushDevice } from '@volan/api-contract/wire';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { currentSubscription, tellServer, turnOnPush } from './pushDevice.ts';
import { pushWantedStore } from './pushOverlay.ts';

/** Stored as long as the tab lives: the reported user and device of this visit. */
const toldKey = 'push-told';

function toldBefore(what: string) {
  try {
    const isSame = sessionStorage.getItem(toldKey) === what;
    sessionStorage.setItem(toldKey, what);
    return isSame;
  } catch {
    // a storage that is forbidden: each page tells
    return false;
  }
}

let running: Promise<void> | null = null;

/**
 * Push ends silently if a browser drops its subscription, or the server deletes it. So each visit reports the
 * subscription once, and subscribes again if the user wanted messages and the browser has none left. [F24, J15]
 */
export function tellPush(): Promise<void> {
  running ??= tell()
    .catch(() => {})
    .finally(() => {
      running = null;
    });
  return running;
}

async function tell() {
  const user = signedInUser();
  if (user === null || Notification.permission !== 'granted') return;

  const subscription = await currentSubscription();
  if (!subscription && !pushWantedStore.read()) return;
  if (toldBefore(`${user} ${subscription?.endpoint ?? ''}`)) return;

  const api = accountApi({ brand: pageBrand(), language: pageLanguage() });
  if (subscription) {
    await tellServer(api, subscription);
    return;
  }
  const device = await api.send(getPushDevice, {});
  if (device.ok && device.data.key !== null) await turnOnPush(api, device.data.key);
}
