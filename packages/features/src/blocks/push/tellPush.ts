import { getPushDevice } from '@volan/api-contract/wire';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { currentSubscription, tellServer, turnOnPush } from './pushDevice.ts';
import { pushWantedStore } from './pushOverlay.ts';

/** Kept as long as the tab: who was told in this visit, and of what. */
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
 * Push stops silently where a browser drops what it had, or the server forgot it: so each visit tells of it again, once, and takes
 * messages anew where somebody wanted them and the browser has nothing left. [F24, J15]
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
