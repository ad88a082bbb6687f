import { companyQueries } from '@volan/api-client/react';
import { profileTypes } from '@volan/domain-rules';
import type { RequestContext } from '../../ssr/requestContext.ts';

/**
 * Reads the company of a business for the line that says its state. Private accounts have none, so nothing is requested
 * for them. Never fails: a page without that line is better than none. [M12]
 */
export async function prefetchCompany({ session, queries, api }: Pick<RequestContext, 'session' | 'queries' | 'api'>) {
  if (!session || session.user.type_id === profileTypes.private) return;

  await queries.prefetchQuery(companyQueries.own(api));
}
