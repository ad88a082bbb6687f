import { getPushDevice, notePushArrival, subscribePush, testPush, unsubscribePush } from '@volan/api-contract';
import type { Module } from '../platform/Module.ts';
import { deliverPush, type PushDeliveryDeps } from './deliverPush.ts';
import { deleteOldPushDevices } from './pushRetention.ts';
import { webPushTransport, type PushTransport } from './PushTransport.ts';
import { serve } from '../platform/server/serve.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { principalOf } from '../platform/server/RequestContext.ts';
import type { PushDeps } from './PushDeps.ts';
import { noteArrival, readDevice, subscribe, unsubscribe } from './subscriptions.ts';
import { tryPush } from './tryPush.ts';
import type { Job } from '../platform/jobs/Job.ts';

/** Sends queued pushes until none is due. */
const pushJob = (deps: PushDeliveryDeps, transport: PushTransport): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await deliverPush(deps, transport))) await run(stopping);
  };

  return { name: 'push', run, atOnce: 2 };
};

const anHour = 3600;

/** Dependencies of browser notifications. */
export interface PushModuleDeps extends PushDeps, Omit<PushDeliveryDeps, 'sql'> {}

/** Browser notifications: subscribed devices, and whether messages arrive there. [E23, F24, J15, J16] */
export function pushModule({ brandAddresses, log, ...deps }: PushModuleDeps): Module {
  const { limits } = deps;
  return {
    routes(app) {
      // a page reports once per visit, and many people may share an address
      const arrivals = limits({ name: 'push-arrivals', max: 600, withinSeconds: anHour });
      const subscriptions = limits({ name: 'push-subscribe', max: 120, withinSeconds: anHour });
      const tries = limits({ name: 'push-test', max: 20, withinSeconds: anHour });
      serve(app, subscribePush, async (input, context) =>
        (await subscriptions(String(principalOf(context).actor.id))) ? tooMany() : subscribe(deps, input, context),
      );
      serve(app, unsubscribePush, (input, context) => unsubscribe(deps, input, context));
      serve(app, getPushDevice, (_input, context) => readDevice(deps, context));
      serve(app, testPush, async (_input, context) =>
        (await tries(String(principalOf(context).actor.id))) ? tooMany() : tryPush(deps, context),
      );
      serve(app, notePushArrival, (input) => noteArrival(deps, input), { isTooMany: arrivals });
    },
    jobs: () =>
      deps.settings ? [pushJob({ sql: deps.sql, brandAddresses, log }, webPushTransport(deps.settings))] : [],
    retention: [{ name: 'devices that notifications went to', purge: () => deleteOldPushDevices(deps.sql) }],
  };
}
