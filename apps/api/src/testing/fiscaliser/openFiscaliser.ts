import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { FiscalAnswer, FiscalSale } from '../../fiscal/FiscalReceipts.ts';

/** A running test fiscaliser. */
export interface TestFiscaliser {
  /** Address for posting sales. */
  readonly url: string;
  /** Issued receipts, by the id of the sale. */
  readonly issued: ReadonlyMap<string, FiscalSale>;
  /** How often it was asked. */
  asked(): number;
  close(): Promise<void>;
}

/** How a test fiscaliser runs. */
export interface FiscaliserOptions {
  /** @default any free one */
  readonly port?: number;
  readonly key: string;
  /** Whether it loses its answer to a question after it issued the receipt. @default never */
  readonly losesAnswer?: () => boolean;
}

/**
 * Opens a fiscaliser that numbers receipts in memory and reports them to nobody. It refuses a sale whose lines do not
 * add up to its total, and a refund without its sale. [A20]
 */
export async function openFiscaliser({
  port = 0,
  key,
  losesAnswer = () => false,
}: FiscaliserOptions): Promise<TestFiscaliser> {
  const app = fastify();
  const answers = new Map<string, FiscalAnswer>();
  const issued = new Map<string, FiscalSale>();
  let asked = 0;

  const judge = (sale: FiscalSale): FiscalAnswer => {
    const refused = (problem: string) => ({ state: 'refused', problem }) as const;
    if (sale.lines.reduce((sum, { gross }) => sum + gross, 0) !== sale.total)
      return refused('The lines do not make the total');

    const numbers = [...answers.values()].flatMap((one) => (one.state === 'issued' ? one.number : []));
    if (sale.kind === 'refund' && !numbers.includes(sale.refersTo ?? '')) return refused('The sale is unknown');

    issued.set(sale.id, sale);
    const number = `TEST-${String(issued.size).padStart(6, '0')}`;
    const verificationUrl = `https://fiscal.invalid/v?${number}`;

    return { state: 'issued', number, verificationUrl, issuedAt: new Date().toISOString() };
  };

  app.post<{ Body: FiscalSale }>('/receipts', (request, reply) => {
    asked += 1;
    if (request.headers.authorization !== `Bearer ${key}`) return reply.code(401).send({});

    const answer = answers.get(request.body.id) ?? judge(request.body);
    answers.set(request.body.id, answer);

    return losesAnswer() ? reply.code(502).send({}) : reply.send(answer);
  });
  await app.listen({ host: '127.0.0.1', port });
  const { port: given } = app.server.address() as AddressInfo;

  return { url: `http://127.0.0.1:${given}/receipts`, issued, asked: () => asked, close: () => app.close() };
}
