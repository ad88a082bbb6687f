import { createHash, randomUUID } from 'node:crypto';
import { sameRequestSeconds, type Call } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { Module } from '../Module.ts';
import type { CallContext } from './RequestContext.ts';

/**
 * Makes the idempotency key of a request that came without one. The same digest gets the same key for
 * `sameRequestSeconds` after the first request.
 */
export type KeyOfRequest = (digest: Buffer) => Promise<string>;

/**
 * Keys that all processes of the API share. The clock is that of the database. Two requests at the same moment wait for
 * each other at the row, so they get one key.
 */
export function requestKeysIn(sql: Sql): KeyOfRequest {
  return async (digest) => {
    const [row] = await sql<{ key: string }[]>`
      insert into request_key as stored (digest, key, expires_at)
      values (${digest}, ${randomUUID()}, clock_timestamp() + make_interval(secs => ${sameRequestSeconds}))
      on conflict (digest) do update set
        key = case when stored.expires_at > clock_timestamp() then stored.key else excluded.key end,
        expires_at = case when stored.expires_at > clock_timestamp() then stored.expires_at else excluded.expires_at end
      returning key::text`;
    if (!row) throw new Error('The database returned no key.');

    return row.key;
  };
}

/** Covers the sender, the call and its content with files. Senders are sessions; visitors count by their address. */
export async function digestOfRequest(
  call: Call,
  { principal, address }: Pick<CallContext, 'principal' | 'address'>,
  input: object,
): Promise<Buffer> {
  const values = await Promise.all(
    Object.entries(input).map(async ([name, value]: [string, unknown]) => [
      name,
      value instanceof File
        ? createHash('sha256')
            .update(await value.bytes())
            .digest('base64url')
        : value,
    ]),
  );
  const content = [principal?.sessionId ?? address, call.method, call.path, values];

  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** Deletes expired keys. [M64] */
export const requestKeysModule = ({ sql }: { readonly sql: Sql }): Module => ({
  retention: [
    {
      name: 'keys of requests that came without one',
      async purge() {
        const { count } = await sql`delete from request_key where expires_at < now()`;
        return count;
      },
    },
  ],
});
