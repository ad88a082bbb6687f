import { getUser, setDescription, setName } from '@volan/api-contract';
import { stripHtml } from '@volan/domain-rules';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import { readAccount } from '../auth/accounts.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { plainText } from './plainText.ts';

/** What somebody is told of their own account, and changes in it. [J17-J19] */
export function userRoutes(app: FastifyInstance, sql: Sql) {
  serve(app, getUser, async (_input, context) => {
    const account = await readAccount(sql, principalOf(context).actor.id);
    if (!account) throw new Error('The account was erased at this moment.');
    return account;
  });
  serve(app, setName, async ({ name }, context) => {
    await sql`update users set name = ${name} where id = ${principalOf(context).actor.id}`;
    return { name };
  });
  serve(app, setDescription, async ({ description: given }, context) => {
    const description = plainText(stripHtml(given));
    await sql`update users set description = ${description} where id = ${principalOf(context).actor.id}`;
    return { description };
  });
}
