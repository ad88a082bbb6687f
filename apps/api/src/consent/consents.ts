import type { CallRequest, createConsent } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { RequestContext } from '../platform/server/RequestContext.ts';

/** The log of answers about cookies. [M64] */
export interface Consents {
  log(answer: CallRequest<typeof createConsent>, context: RequestContext): Promise<{ logged: true }>;
}

/** Stores answers about consent in PostgreSQL: the questions and the choice, without the person. */
export function createConsents(sql: Sql): Consents {
  return {
    async log({ id, answer, version, purposes }, { brand, language }) {
      await sql`
        insert into consent_log (consent_id, answer, version, purposes, brand, language)
        values (decode(${id}, 'hex'), ${answer}, ${version}, ${[...new Set(purposes)]}, ${brand}, ${language})
        on conflict do nothing`;
      return { logged: true };
    },
  };
}
