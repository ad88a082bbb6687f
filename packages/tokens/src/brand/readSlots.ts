/**
 * The custom properties that style sheets read, and those that these properties read in turn. A page that knows its
 * sheets can leave the other slots of a brand at home.
 */
export function readSlots(sheets: readonly string[], brand: string): ReadonlySet<string> {
  const readIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const values = [...brand.matchAll(/(--[\w-]+)\s*:\s*([^;}]+)/g)];
  const read = new Set(sheets.flatMap(readIn));
  for (const name of read) {
    for (const [, slot, value = ''] of values) {
      if (slot === name) for (const inner of readIn(value)) read.add(inner);
    }
  }

  return read;
}
