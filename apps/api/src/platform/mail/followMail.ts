import { repeat, type RepeatedJob } from '../jobs/repeat.ts';
import { deliverNext, type DeliveryDeps } from './deliverMail.ts';
import type { MailTransport } from './MailTransport.ts';

/** How long a mail may wait for its turn, in milliseconds. */
const everyMs = 1000;

/**
 * Sends what is queued, all that is due each second. While the database is away it keeps trying. Without a transport mails
 * wait, where the mailbox of development shows them.
 */
export function followMail(deps: DeliveryDeps, transport: MailTransport | null): RepeatedJob {
  let isClosed = false;
  const run = async (): Promise<void> => {
    if (!isClosed && transport && (await deliverNext(deps, transport))) await run();
  };
  const failed = (error: unknown) => deps.log.warn({ err: error }, 'mails cannot be sent, trying again');
  const job = repeat({ name: 'mail', run, everyMs, failed });
  return {
    async close() {
      isClosed = true;
      await job.close();
      transport?.close();
    },
  };
}
