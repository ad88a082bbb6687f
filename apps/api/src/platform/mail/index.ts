import type { Module } from '../Module.ts';
import { deleteOldMail, deliverNext, type DeliveryDeps } from './deliverMail.ts';
import type { MailTransport } from './MailTransport.ts';
import type { Job } from '../jobs/Job.ts';

/** Sends queued mails until none is due. */
const mailJob = (deps: DeliveryDeps, transport: MailTransport): Job => {
  const run = async (stopping: AbortSignal): Promise<void> => {
    if (!stopping.aborted && (await deliverNext(deps, transport))) await run(stopping);
  };

  return { name: 'mail', run, atOnce: 2, close: () => transport.close() };
};

/** Dependencies of mails. */
export interface MailDeps extends DeliveryDeps {
  /** Null: mails wait in the mailbox. */
  readonly transport: MailTransport | null;
}

/** Sends queued mails. */
export const mailModule = ({ transport, ...deps }: MailDeps): Module => ({
  jobs: () => (transport ? [mailJob(deps, transport)] : []),
  retention: [{ name: 'messages that nobody took', purge: () => deleteOldMail(deps.sql) }],
});
