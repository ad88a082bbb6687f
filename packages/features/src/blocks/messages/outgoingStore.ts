import { clear, createStore, del, entries, set, type UseStore } from 'idb-keyval';

/** Days that something waits in the browser for the network, or for its writer. */
const daysKept = 30;

/** A message on its way to the server. */
export interface OutgoingMessage {
  /** Its `Idempotency-Key`: every try is the same message. */
  readonly key: string;
  /** The writer. */
  readonly user: number;
  readonly adId: number;
  /** The own side: the own account, or that of a company. */
  readonly accountId: number;
  readonly otherId: number;
  /** Nothing has been written to the other side yet. */
  readonly begins: boolean;
  readonly text: string;
  readonly file: File | null;
  /** When it was written, in milliseconds since 1970; no two messages of a browser are the same. */
  readonly at: number;
  /** Sent in spite of a warning. */
  readonly force: boolean;
  /** Why the server refused it; null where it waits. */
  readonly failure: string | null;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('volan-outbox', 'messages'));

/** Messages that the browser could not store (a private window, a full disk) live as long as the page. */
const unkept = new Map<string, OutgoingMessage>();

/** A browser without a store throws at once, one that forbids it later. */
async function orElse<Value>(fallback: Value, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

/** Stores a message, or its outcome. */
export async function keepOutgoing(message: OutgoingMessage): Promise<void> {
  try {
    await set(message.key, message, store());
  } catch {
    unkept.set(message.key, message);
  }
}

/** The server has it, or it was thrown away. */
export async function forgetOutgoing(key: string): Promise<void> {
  unkept.delete(key);
  await orElse(undefined, () => del(key, store()));
}

/** Everything of everybody: somebody signed out. */
export async function clearOutgoing(): Promise<void> {
  unkept.clear();
  await orElse(undefined, () => clear(store()));
}

/** The unsent messages of a user, the oldest first. Those of other users and abandoned ones are deleted. */
export async function listOutgoing(user: number): Promise<OutgoingMessage[]> {
  const kept = await orElse([], () => entries<string, OutgoingMessage>(store()));
  const oldest = Date.now() - daysKept * 86_400_000;
  const isOwn = (message: OutgoingMessage) => message.user === user && message.at >= oldest;
  await Promise.all(kept.flatMap(([key, message]) => (isOwn(message) ? [] : [forgetOutgoing(key)])));

  return [...kept.map(([, message]) => message), ...unkept.values()]
    .filter(isOwn)
    .toSorted((one, other) => one.at - other.at);
}
