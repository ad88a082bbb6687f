import { Failure, type CallOutcome, type CallRequest, type changeCarServiceStatus } from '@volan/api-contract';
import { lockOwnCompany } from '../companies/ownCompany.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { CarServiceDeps } from './CarServiceDeps.ts';
import { readOwnService } from './myServices.ts';

/** Takes a service out of the directory, or brings it back. [M16] */
export async function pauseService(
  { sql, now }: Pick<CarServiceDeps, 'sql' | 'now'>,
  { company_id: id, paused }: CallRequest<typeof changeCarServiceStatus>,
  context: CallContext,
): Promise<CallOutcome<typeof changeCarServiceStatus>> {
  const { actor } = principalOf(context);

  return sql.begin(async (transaction): Promise<CallOutcome<typeof changeCarServiceStatus>> => {
    const company = await lockOwnCompany(transaction, 'services.edit', actor, id);
    if (!company) return new Failure<'not-found', null>('not-found');

    await transaction`update car_service set paused = ${paused} where id = ${id} and paused <> ${paused}`;

    return (await readOwnService(transaction, now(), id)) ?? new Failure<'not-found', null>('not-found');
  });
}
