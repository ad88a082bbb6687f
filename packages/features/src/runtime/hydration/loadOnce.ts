/**
 * A loader that asks once, for each `key` if it takes one, and then gives what came at once, in the same task: even a
 * module that is there costs `import()` a task of its own. After a lost network the next call asks again.
 */
export function loadOnce<Part, Key = void>(load: (key: Key) => Promise<Part>): (key: Key) => Promise<Part> {
  const loaded = new Map<Key, Promise<Part>>();
  return (key) => {
    const known = loaded.get(key);
    if (known) {
      return known;
    }
    const asked = load(key);
    loaded.set(key, asked);
    asked.catch(() => loaded.delete(key));

    return asked;
  };
}
