/** Parameters that choose the shown ads. */
const kept = ['q', 'sort', 'page'] as const;

/**
 * Address of a list of own ads that shows the same ads as an address with this query.
 *
 * @param search the query of the shown page
 * @param more what the address says beside; null leaves out what the shown one says
 */
export function myAdsAddress(path: string, search: string, more: Readonly<Record<string, string | null>> = {}): string {
  const shown = new URLSearchParams(search);
  const query = new URLSearchParams();
  for (const name of kept) {
    const value = shown.get(name);
    if (value && !(name in more)) query.set(name, value);
  }
  for (const [name, value] of Object.entries(more)) if (value !== null && value !== '') query.set(name, value);

  return query.size === 0 ? path : `${path}?${query}`;
}
