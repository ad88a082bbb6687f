import { z } from 'zod';
import { FiscaliserUnavailable, type FiscalAnswer, type FiscalReceipts } from './FiscalReceipts.ts';

/** Address of a fiscaliser, and the key for it. */
export interface FiscaliserSettings {
  /** Address for the `POST` of a sale as JSON. */
  readonly url: string;
  readonly key: string;
}

const timeoutMs = 15_000;

const answer = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('issued'),
    number: z.string().min(1).max(100),
    verificationUrl: z.url({ protocol: /^https?$/ }).max(2000),
    issuedAt: z.iso.datetime({ offset: true }),
  }),
  z.object({ state: z.literal('refused'), problem: z.string().max(500) }),
]);

/** A fiscaliser that accepts JSON by HTTP. Its response is validated; an invalid one counts as no response. */
export const httpFiscaliser = ({ url, key }: FiscaliserSettings): FiscalReceipts => ({
  async issue(sale): Promise<FiscalAnswer> {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(sale),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    const body: unknown = reply?.ok ? await reply.json().catch(() => null) : null;
    const read = answer.safeParse(body);
    if (!read.success) throw new FiscaliserUnavailable(`It answered ${reply?.status ?? 'nothing'}.`);

    return read.data;
  },
});
