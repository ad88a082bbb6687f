import type { ConversationPlace, MessageEvent, NotificationSignal } from '@volan/api-contract';
import { connect, type Connection, type ConnectionOptions } from './connect.ts';
import { electLeader } from './electLeader.ts';
import { watchUnread, type UnreadCounts, type UnreadWatchOptions } from './watchUnread.ts';

/** The dependencies of the live updates of a signed-in page. */
export interface RealtimeOptions
  extends
    Pick<ConnectionOptions, 'url' | 'uid' | 'userId' | 'accessToken' | 'pauseMs'>,
    Pick<UnreadWatchOptions, 'everyMs'> {
  /** Asks the server what is unread; null where it did not answer. [J35] */
  readonly readUnread: UnreadWatchOptions['read'];
  readonly onUnread: (counts: UnreadCounts) => void;
  readonly onMessage?: (event: MessageEvent) => void;
  /** Marks or settings of a conversation changed. */
  readonly onConversation?: (place: ConversationPlace) => void;
  readonly onTyping?: (place: ConversationPlace) => void;
  /** Something came for the list of notifications, or was read elsewhere; a message has its own event. [F23] */
  readonly onNotification?: (signal: NotificationSignal) => void;
  /** An event may have been missed: reload what is shown. */
  readonly onMissed?: () => void;
}

/** A page that is kept up to date. */
export interface Realtime {
  /** Asks for the unread counts at once, such as after something was read. */
  refresh(): void;
  /** Tells the other side of a conversation that one writes. */
  typing(place: ConversationPlace): void;
  /** Ends, at sign-out. [F22] */
  close(): void;
}

/** What tabs say to each other. */
type Said =
  | { readonly kind: 'message'; readonly event: MessageEvent }
  | { readonly kind: 'conversation' | 'typing'; readonly place: ConversationPlace }
  | { readonly kind: 'notification'; readonly signal: NotificationSignal }
  /** The leading tab passes it on. */
  | { readonly kind: 'write'; readonly place: ConversationPlace }
  | { readonly kind: 'unread'; readonly counts: UnreadCounts }
  | { readonly kind: 'missed' | 'refresh' | 'hello' };

/**
 * Keeps a signed-in page up to date. The tabs of a browser share one socket and one question a minute; the socket only
 * wakes, the server's counts are the truth. A connection that was given up is tried again when the browser is online
 * again, a tab becomes visible, or the server answers. [F21-F23, T48]
 */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { userId, readUnread, everyMs, onUnread, onMessage, onConversation, onTyping, onNotification, onMissed } =
    options;
  let connection: Connection | null = null;
  let unread: { now(): void } | null = null;
  let counts: UnreadCounts | null = null;

  const tab = electLeader<Said>({
    // somebody else at the same browser has sockets of their own
    name: `volan-realtime-${userId}`,
    lead() {
      const watch = watchUnread({
        read: readUnread,
        ...(everyMs !== undefined && { everyMs }),
        onCounts(answer) {
          tab.say({ kind: 'unread', counts: answer });
          connection?.wake();
        },
      });
      const socket = connect({
        ...options,
        onConnected() {
          // the first time too: between the making of a page and its connection something may have come
          tab.say({ kind: 'missed' });
          watch.now();
        },
        onMessage(event) {
          tab.say({ kind: 'message', event });
          watch.now();
        },
        onConversation(place) {
          tab.say({ kind: 'conversation', place });
          watch.now();
        },
        onNotification(signal) {
          tab.say({ kind: 'notification', signal });
          watch.now();
        },
        onTyping: (place) => tab.say({ kind: 'typing', place }),
      });
      [connection, unread] = [socket, watch];

      return () => {
        socket.close();
        watch.close();
        [connection, unread] = [null, null];
      };
    },
    hear(said) {
      if (said.kind === 'message') onMessage?.(said.event);
      else if (said.kind === 'conversation') onConversation?.(said.place);
      else if (said.kind === 'typing') onTyping?.(said.place);
      else if (said.kind === 'notification') onNotification?.(said.signal);
      else if (said.kind === 'write') connection?.typing(said.place);
      else if (said.kind === 'missed') onMissed?.();
      else if (said.kind === 'refresh') unread?.now();
      else if (said.kind === 'unread') hearCounts(said.counts);
      else repeatCounts();
    },
  });

  function hearCounts(said: UnreadCounts) {
    if (said.countMessages === counts?.countMessages && said.countNotifications === counts.countNotifications) return;

    counts = said;
    onUnread(said);
  }

  /** A tab that was opened just now asks the one that leads. */
  function repeatCounts() {
    if (connection && counts) tab.say({ kind: 'unread', counts });
  }

  const wake = () => connection?.wake();
  const seen = () => document.visibilityState === 'visible' && wake();
  const isPage = typeof document === 'object';
  if (isPage) {
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', seen);
  }
  tab.say({ kind: 'hello' });

  return {
    refresh: () => tab.say({ kind: 'refresh' }),
    typing: (place) => tab.say({ kind: 'write', place }),
    close() {
      if (isPage) {
        removeEventListener('online', wake);
        document.removeEventListener('visibilitychange', seen);
      }
      tab.close();
    },
  };
}
