import { Failure, type CallOutcome, type CallRequest, type changeOwnAds as call } from '@volan/api-contract';
import type { ActingContext } from '../platform/server/RequestContext.ts';
import { act } from './changeStatus.ts';
import type { SellingDeps } from './SellingDeps.ts';

/**
 * Does one thing with several own ads, one after the other, each in its own transaction, and returns a result
 * for each.
 * [B08, M02]
 */
export async function changeOwnAds(
  deps: Pick<SellingDeps, 'sql' | 'now'>,
  { ids, action }: CallRequest<typeof call>,
  context: ActingContext,
): Promise<CallOutcome<typeof call>> {
  const results: Exclude<CallOutcome<typeof call>, Failure> = [];
  for (const id of new Set(ids)) {
    const changed = await act(deps, action === 'delete' ? 'ads.delete' : 'ads.edit', action, id, context);
    results.push(
      changed instanceof Failure
        ? { id, status: null, failure: changed.name === 'validation' ? 'slots-used-up' : changed.name }
        : { id, status: changed.status, failure: null },
    );
  }

  return results;
}
