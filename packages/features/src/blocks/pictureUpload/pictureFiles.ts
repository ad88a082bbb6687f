import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Days that something waits in the browser for somebody to come back. */
const daysKept = 30;

/** The value of an id of a picture, or of `slots`: its file, or the ids in their slots. */
type Kept = {
  /** Milliseconds since 1970. */
  readonly at: number;
} & ({ readonly file: Blob } | { readonly slots: readonly (string | null)[] });

const order = 'slots';
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('volan-pictures', 'files'));

/** Where a browser keeps nothing (a private window, a full disk), pictures live as long as the page. */
async function orElse<Value>(fallback: Value, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

/**
 * The files of one draft, stored in this browser until the server has them, and the slots of its pictures. A tab that
 * is killed loses none.
 *
 * @param draft its id; drafts do not see each other's files
 */
export function pictureFiles(draft: string) {
  const keyOf = (name: string) => `${draft}/${name}`;
  const isOwn = (key: IDBValidKey) => typeof key === 'string' && key.startsWith(`${draft}/`);
  const nameIn = (key: IDBValidKey) => String(key).slice(draft.length + 1);

  return {
    keep: (id: string, file: Blob) =>
      orElse(undefined, () => set(keyOf(id), { file, at: Date.now() } satisfies Kept, store())),
    forget: (id: string) => orElse(undefined, () => del(keyOf(id), store())),
    keepSlots: (slots: readonly (string | undefined)[]) =>
      orElse(undefined, () =>
        set(keyOf(order), { slots: slots.map((id) => id ?? null), at: Date.now() } satisfies Kept, store()),
      ),
    slots: () =>
      orElse(undefined, async () => {
        const kept = await get<Kept>(keyOf(order), store());
        return kept && 'slots' in kept ? kept.slots : undefined;
      }),
    /** All files of the draft, the oldest first. What nobody came back for, of any draft, is deleted. */
    list: () =>
      orElse([], async () => {
        const oldest = Date.now() - daysKept * 86_400_000;
        const all = await entries<IDBValidKey, Kept>(store());
        await Promise.all(all.filter(([, { at }]) => at < oldest).map(([key]) => del(key, store())));

        return all
          .filter(([key, { at }]) => isOwn(key) && at >= oldest)
          .toSorted(([, one], [, other]) => one.at - other.at)
          .flatMap(([key, kept]) => ('file' in kept ? [{ id: nameIn(key), file: kept.file }] : []));
      }),
    /** Forgets everything of the draft: it was published or thrown away. */
    clear: () =>
      orElse(undefined, async () => {
        const all = await entries(store());
        await Promise.all(all.filter(([key]) => isOwn(key)).map(([key]) => del(key, store())));
      }),
  };
}
