import type { Module } from '../platform/Module.ts';
import { deleteOldAudit } from './auditLog.ts';
import type { Ads } from '../ads/ads.ts';
import { keysFrom } from '../auth/keys.ts';
import { createOneTimeCodes } from '../auth/oneTimeCodes.ts';
import type { Database } from '../platform/database/connect.ts';
import { administrationRoutes } from './routes.ts';

/** Dependencies of the administration of users. */
export interface AdministrationDeps {
  readonly database: Database;
  readonly ads: Ads;
  /** Signs links to statements of reasons in mails, and makes the keys of codes. [P60, J39] */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Calls of administrators about accounts. */
export function administrationModule({ database: { sql }, ads, secret, now }: AdministrationDeps): Module {
  const codes = createOneTimeCodes(keysFrom(secret));

  return {
    routes: (app) => administrationRoutes(app, { sql, ads, codes, secret, now }),
    retention: [{ name: 'old entries of the audit log', purge: () => deleteOldAudit(sql) }],
    erase: async (transaction, userIds) => {
      await transaction`delete from user_note where user_id in ${transaction(userIds)}`;
    },
  };
}
