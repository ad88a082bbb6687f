const identities = new WeakMap<object, number>();
let last = 0;

/** A number of this very object, for a key: it identifies a reply that serves many pages, without reading it again. */
export function identityOf(value: object): number {
  const known = identities.get(value) ?? (last += 1);
  identities.set(value, known);
  return known;
}
