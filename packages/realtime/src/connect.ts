import type {
  ClientEvents,
  ConversationPlace,
  MessageEvent,
  NotificationSignal,
  ServerEvents,
} from '@volan/api-contract';
import { socketPath } from '@volan/api-contract/wire';
import { io, type Socket } from 'socket.io-client';

/** How a connection is made and who hears of it. */
export interface ConnectionOptions {
  /** Origin of the brand's host, such as `https://www.volan.rs`. [J89] */
  readonly url: string;
  /** Id of this browser's session, as in the header `uid` of calls. [J89, E03] */
  readonly uid: string;
  /** The account that is signed in; the server believes the access token alone. [T22] */
  readonly userId: number;
  /** A fresh access token; null after a sign-out. Called before each attempt. */
  readonly accessToken: () => Promise<string | null>;
  /** The connection is open, for the first time or again: ask for everything that came in the meantime. */
  readonly onConnected?: () => void;
  readonly onMessage?: (event: MessageEvent) => void;
  readonly onConversation?: (place: ConversationPlace) => void;
  readonly onTyping?: (place: ConversationPlace) => void;
  readonly onNotification?: (signal: NotificationSignal) => void;
  /** Pause before the first repeated attempt, in milliseconds; later ones take longer. @default 1000 */
  readonly pauseMs?: number;
}

/** One socket. */
export interface Connection {
  /** Begins a new series of attempts, where the last one was given up; else does nothing. */
  wake(): void;
  /**
   * Tells the other side of a conversation that this one is writing. Does nothing without a connection, which is no
   * loss.
   */
  typing(place: ConversationPlace): void;
  /** Ends for good. */
  close(): void;
}

/** Repeated attempts of one series. [L25, F22] */
const attempts = 5;

/** Longest pause between two attempts, as a multiple of the first. */
const longestPause = 15;

/** Longest wait for a connection, in milliseconds. [L35, F22] */
const connectTimeoutMs = 2000;

/**
 * Connects to the server and registers the account until the server has answered once. Where five repeated attempts
 * fail it stops, until it is woken; a session that has ended, or an access token that is refused, also waits for that.
 * Errors stay silent. [F22, K05]
 */
export function connect(options: ConnectionOptions): Connection {
  const {
    url,
    uid,
    userId,
    accessToken,
    onConnected,
    onMessage,
    onConversation,
    onTyping,
    onNotification,
    pauseMs = 1000,
  } = options;
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    path: socketPath,
    query: { uid },
    transports: ['websocket'],
    reconnectionAttempts: attempts,
    reconnectionDelay: pauseMs,
    // each pause is twice the one before, give or take a half: a series lasts longer than a server takes to start again
    reconnectionDelayMax: longestPause * pauseMs,
    timeout: connectTimeoutMs,
    // a connection of its own: another account of the same page must not share it
    forceNew: true,
    auth: (show) =>
      void accessToken().then(
        (token) => show(token === null ? {} : { token }),
        () => show({}),
      ),
  });
  let isRegistered = false;
  /** It makes no attempts of its own any more. */
  let rests = false;
  let isClosed = false;

  socket.on('connect', () => {
    rests = false;
    // a connection that broke before the answer came has registered nothing for sure
    if (!isRegistered) socket.emit('register', userId, () => (isRegistered = true));
    onConnected?.();
  });
  const rest = () => {
    rests = !socket.active;
  };
  socket.on('connect_error', rest);
  socket.on('disconnect', rest);
  socket.io.on('reconnect_failed', () => {
    rests = true;
  });
  if (onMessage) socket.on('message', onMessage);
  if (onConversation) socket.on('conversation', onConversation);
  if (onTyping) socket.on('typing', onTyping);
  if (onNotification) socket.on('notification', onNotification);

  return {
    wake() {
      if (isClosed || !rests) return;

      rests = false;
      socket.connect();
    },
    typing(place) {
      if (socket.connected) socket.emit('typing', place);
    },
    close() {
      isClosed = true;
      socket.disconnect();
    },
  };
}
