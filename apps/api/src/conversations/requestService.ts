import {
  Failure,
  type AdListed,
  type CallOutcome,
  type CallRequest,
  type requestCarService,
} from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { accountsOf } from '../ads/ownership.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findService } from './openRequest.ts';
import { writeMessage, type WritingDeps } from './writeMessage.ts';

/**
 * Writes to the company of a car service, with an ad of the user as their vehicle. One conversation for each user and
 * service: a second request continues it, and its vehicle replaces the one before. [M16]
 */
export async function requestService(
  deps: WritingDeps,
  { service_id: id, vehicle_id: vehicleId, message, force = 0 }: CallRequest<typeof requestCarService>,
  context: CallContext,
): Promise<CallOutcome<typeof requestCarService>> {
  const { actor } = principalOf(context);
  const service = await findService(deps.sql, id);
  if (!service) return new Failure('not-found');
  if (accountsOf(actor).includes(service.seller)) return fieldFailure('service_id', 'request-own-service');

  const vehicle = vehicleId === undefined ? null : await findVehicle(deps, vehicleId, actor.id, context.language);
  if (vehicleId !== undefined && vehicle === null) return fieldFailure('vehicle_id', 'unknown');

  const written = await writeMessage(
    deps,
    {
      id: service.request_id,
      user1: actor.id,
      user2: service.seller,
      message,
      force: force === 1,
      opens: true,
      request: { serviceId: id, vehicle },
    },
    context,
  );
  if (written instanceof Failure) return written;

  return { ad_id: service.request_id, other_id: service.seller, message: written };
}

/** An ad of the user that is or was public; null: there is none. */
async function findVehicle(
  { sql, ads }: Pick<WritingDeps, 'sql' | 'ads'>,
  id: number,
  userId: number,
  language: LanguageValue,
): Promise<AdListed | null> {
  const [own] = await sql`select from ad where id = ${id} and user_id = ${userId}`;
  if (!own) return null;

  const [known] = await ads.withEnded([id], language);

  return known && known.status !== 'removed' ? known.ad : null;
}
