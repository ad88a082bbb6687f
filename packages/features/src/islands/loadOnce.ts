/**
 * A loader that asks once and then gives what came at once, in the same task: even a module that is there costs `import()`
 * a task of its own. After a lost network the next call asks again.
 */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined;
  return () => {
    if (!loaded) {
      loaded = load();
      loaded.catch(() => (loaded = undefined));
    }
    return loaded;
  };
}
