import { randomUUID } from 'node:crypto';
import { listMyAds } from '@volan/api-contract/wire';
import type { OwnRequest } from '@volan/features/service';
import type { RequestContext } from '../../../ssr/requestContext.ts';

/** A request can name an own ad in one of these states. Each of these ads is public, or was. [M16] */
const namedStates: ReadonlySet<string> = new Set(['active', 'paused', 'expired', 'sold']);

/** What a signed-in user sends a request with: their newest own ads, and the id of the message. [M16] */
export async function loadOwnRequest({ api }: RequestContext): Promise<OwnRequest> {
  const lists = await Promise.all(
    (['active', 'inactive'] as const).map((state) => api.sendOrNull(listMyAds, { state, lang: api.language })),
  );
  const own = lists.flatMap((ads) => ads ?? []);
  const vehicles = own.flatMap(({ id, title, status, company_id: company }) =>
    company === null && namedStates.has(status) ? [{ id, title }] : [],
  );

  return { vehicles, key: randomUUID() };
}
