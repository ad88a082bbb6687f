import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** Days that a file waits in the browser for somebody to come back. */
const daysKept = 30;

/** What stands under an id of a picture. */
interface KeptFile {
  readonly file: Blob;
  /** Milliseconds since 1970. */
  readonly at: number;
}

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
 * The files of one draft, kept in this browser until the server has them, and the slots in which its pictures stand. A tab that
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
      orElse(undefined, () => set(keyOf(id), { file, at: Date.now() } satisfies KeptFile, store())),
    forget: (id: string) => orElse(undefined, () => del(keyOf(id), store())),
    keepSlots: (slots: readonly (string | undefined)[]) =>
      orElse(undefined, () =>
        set(
          keyOf(order),
          slots.map((id) => id ?? null),
          store(),
        ),
      ),
    slots: () => orElse(undefined, () => get<(string | null)[]>(keyOf(order), store())),
    /** All files of the draft, the oldest first. Those of any draft that nobody came back for are deleted. */
    list: () =>
      orElse([], async () => {
        const all = await entries<IDBValidKey, KeptFile | (string | null)[]>(store());
        const files = all.flatMap(([key, value]) => (Array.isArray(value) ? [] : [{ key, ...value }]));
        const oldest = Date.now() - daysKept * 86_400_000;
        await Promise.all(files.filter(({ at }) => at < oldest).map(({ key }) => del(key, store())));
        return files
          .filter(({ key, at }) => isOwn(key) && at >= oldest)
          .toSorted((one, other) => one.at - other.at)
          .map(({ key, file }) => ({ id: nameIn(key), file }));
      }),
    /** Forgets everything of the draft: it was published or thrown away. */
    clear: () =>
      orElse(undefined, async () => {
        const all = await entries(store());
        await Promise.all(all.filter(([key]) => isOwn(key)).map(([key]) => del(key, store())));
      }),
  };
}

/** What {@link pictureFiles} gives. */
export type PictureFiles = ReturnType<typeof pictureFiles>;
