import type { ConversationMessage } from '@volan/api-contract';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import { retryPausesMs } from '../../runtime/browser/retryRule.ts';
import { observedState } from '../../runtime/browser/observedState.ts';
import { createOutboxSender, type Writer } from './outboxSender.ts';
import type { OutboxState } from './OutboxState.ts';
import { createOutgoingList, type WrittenMessage } from './outgoingList.ts';
import { clearOutgoing, forgetOutgoing, keepOutgoing, type OutgoingMessage } from './outgoingStore.ts';
import { createLockedRun } from './runLocked.ts';
import { sendOutgoing } from './sendOutgoing.ts';

/** What tells what the outbox needs. */
export interface OutboxOptions {
  readonly send?: typeof sendOutgoing;
  /** Waits between tries in milliseconds; the last one repeats. @default 1, 2, 5, 10 and 30 seconds */
  readonly pausesMs?: readonly number[];
  /** Called when a message cannot go out because nobody is signed in. @default the page says so, or leaves to sign in */
  readonly onSignedOut?: () => void;
}

/** Rare, so its code comes when it is needed; without a network the page stays as it is. */
const sayThatSignedOut = () =>
  void import('../../runtime/browser/goToSessionExpired.ts').then(
    ({ goToSessionExpired }) => goToSessionExpired(),
    () => {},
  );

const empty: OutboxState = { messages: [], progress: new Map(), isOffline: false };

/**
 * Messages that the server does not have yet. They are kept in the browser until it does, over reload and without a
 * network, and go out one after the other in the order in which they were written. One tab at a time sends, under a
 * lock; each try of a message has the same id, so the server takes it once.
 */
export function createOutbox({
  send = sendOutgoing,
  pausesMs = retryPausesMs,
  onSignedOut = sayThatSignedOut,
}: OutboxOptions = {}) {
  const state = observedState(empty);
  const show = (next: Partial<OutboxState>) => state.write({ ...state.read(), ...next });
  const list = createOutgoingList((messages) => show({ messages }));
  let of: Writer | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sentListeners = new Set<(message: ConversationMessage, outgoing: OutgoingMessage) => void>();
  /** Once somebody is signed in: an open channel would keep a server alive for ever. */
  let channel: BroadcastChannel | null = null;
  const sendAll = createOutboxSender({
    send,
    pausesMs,
    writer: () => of,
    show,
    onSent: (message, outgoing) => sentListeners.forEach((listener) => listener(message, outgoing)),
    changed,
    onSignedOut,
    retryAfter(ms) {
      timer = setTimeout(goOn, ms);
    },
  });
  const run = createLockedRun(sendAll, goOn);

  const reread = async () => of && list.reread(of.user);

  /** The store changed: this tab and the others show it. */
  async function changed() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel?.postMessage(null);
    await reread();
  }

  /** Sends all that waits, unless another tab does. */
  function goOn() {
    clearTimeout(timer);
    if (of) run(`volan-outbox-${of.user}`);
  }

  return {
    /** Begins to send what somebody wrote. */
    open(user: number, speech: PageSpeech) {
      if (of?.user === user) return goOn();

      of = { user, speech };
      if (!channel && typeof BroadcastChannel === 'function') {
        channel = new BroadcastChannel('volan-outbox');
        channel.addEventListener('message', () => void reread());
      }
      addEventListener('online', goOn);
      addEventListener('offline', () => show({ isOffline: true }));
      void reread().then(goOn);
    },
    /** Puts a message at the end: shown at once, in the order of the calls; resolves when the browser has it. */
    async add(message: WrittenMessage) {
      await list.add(message);
      await changed();
      goOn();
    },
    /** Sends a refused message again; the warning is ignored this time. */
    async retry(key: string) {
      const message = list.find(key);
      if (!message) return;

      const force = message.force || message.failure === 'same-text' || message.failure?.startsWith('shield-') === true;
      await keepOutgoing({ ...message, force, failure: null });
      await changed();
      goOn();
    },
    async discard(key: string) {
      await forgetOutgoing(key);
      await changed();
    },
    /** Forgets everything: somebody signs out. */
    async clear() {
      of = null;
      clearTimeout(timer);
      list.clear();
      await clearOutgoing();
      state.write(empty);
    },
    /** Tries at once: the line is there again. */
    goOn,
    read: state.read,
    readFirst: () => empty,
    subscribe: state.subscribe,
    /** Hears of each message that the server has taken from this tab; returns what ends it. */
    onSent(listener: (message: ConversationMessage, outgoing: OutgoingMessage) => void) {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
  };
}

/** The outbox of this page. */
export const outbox = createOutbox();
