import type { Job } from '../platform/jobs/Job.ts';
import { deliverPush, type PushDeliveryDeps } from './deliverPush.ts';
import type { PushTransport } from './PushTransport.ts';

/** Sends queued pushes until none is due. */
export const pushJob = (deps: PushDeliveryDeps, transport: PushTransport): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await deliverPush(deps, transport))) await run(stopping);
  };

  return { name: 'push', run, atOnce: 2 };
};
