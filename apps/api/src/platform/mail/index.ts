import type { Module } from '../Module.ts';
import { deleteOldMail, type DeliveryDeps } from './deliverMail.ts';
import { mailJob } from './mailJob.ts';
import type { MailTransport } from './MailTransport.ts';

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
