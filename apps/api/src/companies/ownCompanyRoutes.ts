import {
  addCompanyDocument,
  registerOwnCompany,
  getCompanyDocument,
  getOwnCompany,
  removeCompanyDocument,
  updateCompany,
} from '@volan/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Sql } from 'postgres';
import type { Uploads } from '../media/uploads.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import { serve } from '../platform/server/serve.ts';
import { serveBytes } from '../platform/server/serveFile.ts';
import { changeCompany, companyChanges } from './changeCompany.ts';
import { addDocument, readDocument, removeDocument } from './companyDocuments.ts';
import { readOwnCompany } from './ownCompany.ts';
import { registerForAccount, registrationFaults } from './registerCompany.ts';

const aDay = 86_400;

/** What the calls need. */
export interface OwnCompanyDeps {
  readonly sql: Sql;
  readonly limits: RateLimits;
  readonly uploads: Uploads;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A company registers, changes its data and proves who it is. [J02, M12, P55] */
export function ownCompanyRoutes(app: FastifyInstance, { sql, limits, uploads, now }: OwnCompanyDeps) {
  const registrations = limits({ name: 'company-registration', max: 5, withinSeconds: aDay });
  const changes = companyChanges(limits);
  const documents = { sql, uploads, isTooMany: limits({ name: 'company-document', max: 30, withinSeconds: aDay }) };

  serve(app, getOwnCompany, async (_input, context) => {
    const { actor } = principalOf(context);
    const [row] = await sql<{ id: number }[]>`select id::int from company where user_id = ${actor.id}`;

    return row ? readOwnCompany(sql, row.id, actor) : null;
  });
  serve(app, registerOwnCompany, (input, context) => registerForAccount(sql, registrations, input, context), {
    alsoWrong: (fields) => registrationFaults(sql, fields),
  });
  serve(app, updateCompany, (input, context) => changeCompany({ sql, now, isTooMany: changes }, input, context));
  serve(app, addCompanyDocument, (input, context) => addDocument(documents, input, context));
  serve(app, removeCompanyDocument, ({ id }, context) => removeDocument(documents, id, context));
  serveBytes(app, getCompanyDocument, ({ id }, context) => readDocument(documents, id, context));
}
