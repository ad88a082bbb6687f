import type { ConversationMessage } from '@volan/api-contract';
import type { PageSpeech } from '../../runtime/browser/browserApi.ts';
import { faultOf, retryPauseMs } from '../../runtime/browser/retryRule.ts';
import type { OutboxState } from './OutboxState.ts';
import { forgetOutgoing, keepOutgoing, listOutgoing, type OutgoingMessage } from './outgoingStore.ts';
import type { sendOutgoing, SendOutcome } from './sendOutgoing.ts';

/** The user whose messages are sent. */
export interface Writer {
  readonly user: number;
  readonly speech: PageSpeech;
}

/** The dependencies of a sender. */
export interface OutboxSenderDeps {
  readonly send: typeof sendOutgoing;
  /** Waits between tries in milliseconds; the last one repeats. */
  readonly pausesMs: readonly number[];
  /** Null: nobody is signed in. */
  readonly writer: () => Writer | null;
  readonly show: (next: Partial<OutboxState>) => void;
  /** Is called with each message that the server has taken. */
  readonly onSent: (message: ConversationMessage, outgoing: OutgoingMessage) => void;
  /** The store changed. */
  readonly changed: () => Promise<void>;
  /** Is called when a message cannot go out because nobody is signed in. */
  readonly onSignedOut: () => void;
  /** Starts the next try after this time, in milliseconds. */
  readonly retryAfter: (ms: number) => void;
}

/**
 * Sends the messages of the store in their order, until none waits or one must wait. A message that the server refuses
 * stays in the store with the reason.
 */
export function createOutboxSender(deps: OutboxSenderDeps) {
  const { send, pausesMs, show, changed } = deps;
  let tries = 0;

  async function sendAll() {
    for (;;) {
      const writer = deps.writer();
      if (!writer) return;

      const { user, speech } = writer;
      const next = (await listOutgoing(user)).find(({ failure }) => failure === null);
      if (!next) return show({ isOffline: false });

      const onSent = (share: number) => show({ progress: new Map([[next.key, share]]) });
      const outcome = await send(speech, next, onSent);
      show({ progress: new Map() });
      if (outcome.ok) {
        tries = 0;
        deps.onSent(outcome.message, next);
        await forgetOutgoing(next.key);
        show({ isOffline: false });
        await changed();
      } else if (!(await settle(next, outcome))) return;
    }
  }

  /** Says what a failure means for a message. @returns whether the next one may go */
  async function settle(message: OutgoingMessage, { failure, why }: Extract<SendOutcome, { ok: false }>) {
    if (failure === 'unauthenticated') {
      deps.onSignedOut();
      return false;
    }

    const fault = faultOf(failure);
    tries += 1;
    const pauseMs = retryPauseMs(fault, tries, pausesMs);
    if (pauseMs !== null) {
      show({ isOffline: fault === 'network' });
      deps.retryAfter(pauseMs);
      return false;
    }

    tries = 0;
    await keepOutgoing({ ...message, failure: why });
    await changed();

    return true;
  }

  return sendAll;
}
