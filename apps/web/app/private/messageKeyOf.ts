/**
 * The id of each message of a form: the same form sent twice is the same messages.
 *
 * @param at which message of the form it is
 */
export function messageKeyOf(key: string, at = 0) {
  const isId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(key);
  if (!isId) return {};

  const last = (BigInt(`0x${key.slice(24)}`) + BigInt(at)) % 2n ** 48n;

  return { idempotencyKey: key.slice(0, 24) + last.toString(16).padStart(12, '0') };
}
