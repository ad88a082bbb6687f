/**
 * Keeps what `read` gave for some time, by key; readers who come meanwhile share one reading. A failed reading is not
 * kept.
 */
export function keptFor<Key, Value>(milliseconds: number, now: () => number, read: (key: Key) => Promise<Value>) {
  const kept = new Map<Key, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: Key): Promise<Value> => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.value;
    const value = read(key);
    kept.set(key, { until: now() + milliseconds, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
