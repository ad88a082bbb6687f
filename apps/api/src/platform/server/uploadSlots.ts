import { Failure, fieldKinds, type Call } from '@volan/api-contract';
import { networkOf, type LeaveSlot } from '@volan/observability';
import type { FastifyRequest } from 'fastify';
import type { CallContext } from './RequestContext.ts';

/** Whether the form of a call has files. */
export const takesFiles = (call: Call) => Object.values(fieldKinds(call.body)).includes('file');

/** Slots of the requests whose forms with files are in memory. */
const uploadSlots = new WeakMap<FastifyRequest, LeaveSlot>();

/** Takes a slot for a form with files. A failure says that its sender, or all senders together, send too many at a time. */
export function enterUploads(request: FastifyRequest, { address, principal }: CallContext): Failure | null {
  // a form whose sender is gone would never end, and never free its slot
  if (request.raw.destroyed) return new Failure('unavailable');

  const sender = [networkOf(address), ...(principal ? [`user ${principal.actor.id}`] : [])];
  const slot = request.server.uploads.take(sender);
  if (slot === 'sender') return new Failure('rate-limited');
  if (slot === 'everybody') return new Failure('unavailable');

  uploadSlots.set(request, slot);

  return null;
}

/** Frees the slot of a request that has one. */
export function leaveUploads(request: FastifyRequest) {
  uploadSlots.get(request)?.();
  uploadSlots.delete(request);
}
