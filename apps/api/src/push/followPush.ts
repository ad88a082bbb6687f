import { repeat, type RepeatedJob } from '../platform/jobs/repeat.ts';
import { deliverPush, type PushDeliveryDeps } from './deliverPush.ts';
import type { PushTransport } from './PushTransport.ts';

/** How long a push may wait for its turn, in milliseconds. */
const everyMs = 500;

/** Sends what is queued until it is closed. While the database is away it keeps trying. */
export function followPush(deps: PushDeliveryDeps, transport: PushTransport): RepeatedJob {
  let isClosed = false;
  const step = async (): Promise<void> => {
    if (!isClosed && (await deliverPush(deps, transport))) await step();
  };
  const failed = (error: unknown) => deps.log.warn({ err: error }, 'pushes cannot be sent, trying again');
  const job = repeat({ name: 'push', run: step, everyMs, failed });
  return {
    close() {
      isClosed = true;
      return job.close();
    },
  };
}
