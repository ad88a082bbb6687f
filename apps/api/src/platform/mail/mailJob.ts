import type { Job } from '../jobs/Job.ts';
import { deliverNext, type DeliveryDeps } from './deliverMail.ts';
import type { MailTransport } from './MailTransport.ts';

/** Sends queued mails until none is due. */
export const mailJob = (deps: DeliveryDeps, transport: MailTransport): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await deliverNext(deps, transport))) await run(stopping);
  };

  return { name: 'mail', run, atOnce: 2, close: () => transport.close() };
};
