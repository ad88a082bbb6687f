import type { MessageEvent } from '@volan/api-contract';
import { markConversation } from '@volan/api-contract/wire';
import { openRealtime, type Realtime } from '@volan/realtime';
import { accountApi, accountSession } from '../../runtime/browser/accountApi.ts';
import { browserUid } from '../../runtime/browser/browserUid.ts';
import { pageBrand, pageLanguage } from '../../runtime/browser/pageFacts.ts';
import { signedInUser } from '../../runtime/browser/signedInUser.ts';
import { liveControls, tellLive } from './liveEvents.ts';
import { outbox } from './outbox.ts';
import { readUnread } from './readUnread.ts';
import { unreadStore } from './unreadStore.ts';

let realtime: Realtime | null = null;
let isFollowed = false;

const speech = () => ({ brand: pageBrand(), language: pageLanguage() });

/** Says once for all tabs that a message has arrived at this device. [M57] */
function markDelivered({ ad_id, other_id, message_id, mine }: MessageEvent) {
  if (mine) return;

  const mark = () => accountApi(speech()).send(markConversation, { id: ad_id, user2: other_id, delivered: message_id });
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return void mark();

  void locks.request(`volan-delivered-${message_id}`, { ifAvailable: true }, (lock) => (lock ? mark() : null));
}

function open() {
  const userId = signedInUser();
  if (realtime || userId === null) return;

  const api = accountApi(speech());
  realtime = openRealtime({
    url: location.origin,
    uid: browserUid(),
    userId,
    accessToken: async () => {
      const session = await accountSession(speech()).read();
      return session.ok ? (session.data?.accessToken ?? null) : null;
    },
    readUnread: () => readUnread(api),
    onUnread: (counts) => unreadStore.write(counts),
    onMessage: (event) => {
      tellLive({ kind: 'message', event });
      markDelivered(event);
    },
    onConversation: (place) => tellLive({ kind: 'conversation', place }),
    onTyping: (place) => tellLive({ kind: 'typing', place }),
    onNotification: () => tellLive({ kind: 'notification' }),
    onMissed: () => {
      tellLive({ kind: 'missed' });
      // the line is there again
      outbox.goOn();
    },
  });
  liveControls.refresh = () => realtime?.refresh();
  liveControls.typing = (place) => realtime?.typing(place);
  outbox.open(userId, speech());
}

function close() {
  realtime?.close();
  realtime = null;
}

/**
 * Keeps this page up to date for the signed-in user, and sends waiting messages of this browser. A page in the
 * browser's cache of Back closes its socket and opens it again. Call it once a page. [F21-F23]
 */
export function goLive(): void {
  open();
  if (isFollowed) return;

  isFollowed = true;
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
}
