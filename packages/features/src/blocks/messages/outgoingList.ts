import { keepOutgoing, listOutgoing, type OutgoingMessage } from './outgoingStore.ts';

/** A message as somebody writes it, before it waits to go out. */
export type WrittenMessage = Omit<OutgoingMessage, 'key' | 'at' | 'force' | 'failure'>;

/**
 * The messages that wait to go out, as the store of the browser has them, with those that it is still taking.
 *
 * @param show takes the messages after each change
 */
export function createOutgoingList(show: (messages: readonly OutgoingMessage[]) => void) {
  /** Messages that the store is still taking; they are shown already. */
  const written = new Map<string, OutgoingMessage>();
  let shown: readonly OutgoingMessage[] = [];
  let rereads = 0;
  let last = 0;

  const update = (messages: readonly OutgoingMessage[]) => {
    shown = messages;
    show(messages);
  };

  return {
    /** Shows what the store has of a writer. */
    async reread(user: number): Promise<void> {
      rereads += 1;
      const turn = rereads;
      const stored = await listOutgoing(user);
      // a later one knows more, and may have come first
      if (turn !== rereads) return;

      const known = new Set(stored.map(({ key }) => key));
      update([...stored, ...[...written.values()].filter(({ key }) => !known.has(key))]);
    },

    /** Puts a message at the end: shown at once, in the order of the calls; resolves when the browser has it. */
    async add(message: WrittenMessage): Promise<void> {
      last = Math.max(Date.now(), last + 1);
      const added: OutgoingMessage = { ...message, key: crypto.randomUUID(), at: last, force: false, failure: null };
      written.set(added.key, added);
      update([...shown, added]);
      await keepOutgoing(added).finally(() => written.delete(added.key));
    },

    find: (key: string) => shown.find((one) => one.key === key),

    /** Forgets what the store is still taking: somebody signs out. */
    clear() {
      written.clear();
      shown = [];
    },
  };
}
