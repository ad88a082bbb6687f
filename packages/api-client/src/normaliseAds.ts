/** Gives every ad its `id`: an older server writes `ads_id`. Reads any value, to any depth. [E08, T42] */
export function normaliseAds(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(normaliseAds);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const read: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([field, part]) => [field, normaliseAds(part)]),
  );
  if ('ads_id' in read && !('id' in read)) {
    const { ads_id: id, ...rest } = read;
    return { id, ...rest };
  }

  return read;
}
