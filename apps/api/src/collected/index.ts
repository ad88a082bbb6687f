import { getCollected, saveCollected } from '@volan/api-contract';
import type { Module } from '../platform/Module.ts';
import type { Database } from '../platform/database/connect.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { storeCollected, readCollected } from './collectedStore.ts';

/** Lists that browsers keep for a person, shared by all devices of an account. [F19, T08b] */
export function collectedModule({ database: { sql } }: { readonly database: Database }): Module {
  return {
    routes(app) {
      serve(app, getCollected, (_input, context) => readCollected(sql, principalOf(context).actor.id));
      serve(app, saveCollected, (given, context) => storeCollected(sql, principalOf(context).actor.id, given));
    },
    erase: async (transaction, userIds) => {
      await transaction`delete from collected where user_id in ${transaction(userIds)}`;
    },
  };
}
