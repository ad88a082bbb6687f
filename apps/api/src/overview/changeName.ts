import { Failure, type CallOutcome, type CallRequest, type setName } from '@volan/api-contract';
import { changeCompany, type ChangeDeps } from '../companies/changeCompany.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { isMisleadingName } from '../shield/misleadingName.ts';

/**
 * Sets the name of an account. Ads show it, so the name of a business changes as its company does: moderators look at
 * the new one first. Returns the name that is in force. [J18, M12]
 */
export async function changeName(
  deps: ChangeDeps,
  { name }: CallRequest<typeof setName>,
  context: CallContext,
): Promise<CallOutcome<typeof setName>> {
  const { id } = principalOf(context).actor;
  if (isMisleadingName(name)) return fieldFailure('name', 'name-misleading');

  const [company] = await deps.sql<{ id: number }[]>`
    select id::int from company where user_id = ${id} and status < 2`;
  if (!company) {
    await deps.sql`update users set name = ${name} where id = ${id}`;
    return { name };
  }
  const changed = await changeCompany(deps, { company_id: company.id, name }, context);

  return changed instanceof Failure ? changed : { name: changed.data.name };
}
