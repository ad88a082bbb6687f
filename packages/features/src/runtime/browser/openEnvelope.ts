/**
 * What a browser keeps: a value and the moment in milliseconds when it ends. Without an end it is an older shape;
 * throws for what has expired and for what is no JSON. [L28, F04, T42]
 */
export function openEnvelope(text: string): unknown {
  const kept = JSON.parse(text) as unknown;
  if (typeof kept !== 'object' || kept === null || !('value' in kept)) {
    return kept;
  }
  const { value, exp } = kept as { value: unknown; exp?: unknown };
  if (typeof exp === 'number' && exp <= Date.now()) {
    throw new RangeError('expired');
  }

  return value;
}
