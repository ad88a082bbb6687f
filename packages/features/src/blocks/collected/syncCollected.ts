import { getCollected, saveCollected } from '@volan/api-contract/wire';
import { accountApi } from '../../runtime/browser/accountApi.ts';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { forgetLists, listsText, readLists, subscribeToLists, writeLists } from './collectedLists.ts';
import { ownerStore } from './ownerStore.ts';

/** How long the account is not asked again, in milliseconds: pages follow each other quickly. */
const freshMs = 20_000;

/** Changes within this number of milliseconds are sent together. */
const pauseMs = 600;

let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings the lists of this browser and of the account together. A visitor's lists join the account that signs in; those
 * of somebody else, or of an account that is signed out, are forgotten. An account that another page asked a moment ago
 * hears only of changes. [F19, B05]
 */
async function sync(): Promise<void> {
  const user = signedInUser();
  const owner = ownerStore.read();
  if (owner.user !== null && owner.user !== user) forgetLists();
  if (user === null) return;

  const { version, same, asked } = ownerStore.read();
  const isOwn = ownerStore.read().user === user;
  const before = listsText();
  const isSame = isOwn && before === same;
  if (isSame && Date.now() - asked < freshMs) return;

  const api = accountApi({ brand: pageBrand(), language: pageLanguage() });
  const result = isSame
    ? await api.send(getCollected, {})
    : await api.send(saveCollected, { ...readLists(), ...(isOwn && { version }) });
  // signed out meanwhile, or no answer: the next page tries again
  if (!result.ok || signedInUser() !== user) return;

  const { version: standing, ...lists } = result.data;
  const isChanged = listsText() !== before;
  writeLists(lists, isChanged ? readLists() : undefined);
  ownerStore.write({ user, version: standing, same: isChanged ? '' : listsText(), asked: Date.now() });
  if (isChanged) await sync();
}

function syncOnce() {
  running ??= sync().finally(() => {
    running = null;
  });
  return running;
}

/** Asks the account at once: the server changed something in it, such as a cart that was paid. */
export function syncNow(): Promise<void> {
  ownerStore.write({ ...ownerStore.read(), asked: 0 });
  return syncOnce().then(syncOnce);
}

/** Keeps this page and the account in step, from now on. */
export async function keepInStep(): Promise<void> {
  await syncOnce();
  subscribeToLists(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void syncOnce(), pauseMs);
  });
}
