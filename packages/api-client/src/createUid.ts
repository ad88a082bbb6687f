/** Makes the id of a client session: a time and 122 random bits from the platform, then 64 more. [E03] */
export function createUid(now: number): string {
  const tail = crypto.getRandomValues(new Uint32Array(2));
  return `${now.toString(36)}-${crypto.randomUUID()}-${Array.from(tail, (part) => part.toString(36)).join('')}`;
}
