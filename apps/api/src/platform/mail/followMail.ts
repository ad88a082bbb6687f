import { deliverNext, type DeliveryDeps } from './deliverMail.ts';
import type { MailTransport } from './MailTransport.ts';

/** Sends mails until it is closed. */
export interface MailFollower {
  /** Resolves when nothing is being sent any more. */
  close(): Promise<void>;
}

/** How long a mail may wait for its turn, in milliseconds. */
const stepEvery = 1000;

/**
 * Sends what is queued, all that is due each second. While the database is away it keeps trying. Without a transport mails
 * wait, where the mailbox of development shows them.
 */
export function followMail(deps: DeliveryDeps, transport: MailTransport | null): MailFollower {
  const { log } = deps;
  let running: Promise<void> | null = null;
  let closed = false;

  async function deliverAll(): Promise<void> {
    if (!closed && transport && (await deliverNext(deps, transport))) await deliverAll();
  }

  async function step() {
    try {
      await deliverAll();
    } catch (error) {
      log.warn({ err: error }, 'mails cannot be sent, trying again');
    }
  }

  const timer = setInterval(() => {
    running ??= step().finally(() => {
      running = null;
    });
  }, stepEvery);
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      await running;
      transport?.close();
    },
  };
}
