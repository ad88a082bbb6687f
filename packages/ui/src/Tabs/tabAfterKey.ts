/** The tab that a key leads to, or none. Arrows run around the ends. */
export function tabAfterKey(key: string, from: number, count: number): number | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step ? (from + step + count) % count : { Home: 0, End: count - 1 }[key];
}
