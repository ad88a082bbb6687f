import { randomBytes } from 'node:crypto';
import { GatewayUnavailable, type PaymentGateway } from '../PaymentGateway.ts';
import { judgeReply } from './judgeReply.ts';
import { readApiResponse, readMove, readStatus, writeApiRequest, type ApiRequest } from './nestpayApi.ts';
import { currencyNumbers, printAmount } from './nestpayMoney.ts';
import type { NestpaySettings } from './NestpaySettings.ts';
import { readReply } from './readReply.ts';
import { startFields } from './startFields.ts';

/** Longest wait for the bank in milliseconds, and longest answer in bytes. */
const limits = { timeoutMs: 5000, bytes: 65_536 };

/**
 * Card payments by a NestPay gateway (3D Pay Hosting). The card is entered at the bank and never reaches us.
 *
 * @param wait longest wait in milliseconds; tests set a shorter one
 */
export function nestpayGateway(settings: NestpaySettings, wait = limits.timeoutMs): PaymentGateway {
  const ask = async (attemptId: string, request: ApiRequest) =>
    readApiResponse(
      await post(
        `${settings.url}/fim/api`,
        writeApiRequest({
          Name: settings.apiUser,
          Password: settings.apiPassword,
          ClientId: settings.clientId,
          OrderId: attemptId,
          ...request,
        }),
        wait,
      ),
    );
  return {
    start: (attempt, to) => ({
      action: `${settings.url}/fim/est3Dgate`,
      fields: startFields(attempt, to, settings, randomBytes(15).toString('base64url')),
    }),
    readCallback: (body) => readReply(body, settings),
    judge: (reply, attempt) => judgeReply(reply, attempt, settings),
    queryStatus: async (attemptId) => readStatus(await ask(attemptId, { Extra: { ORDERSTATUS: 'QUERY' } }), attemptId),
    capture: async (attemptId, money) =>
      readMove(
        await ask(attemptId, {
          Type: 'PostAuth',
          Total: printAmount(money),
          Currency: currencyNumbers[money.currency],
        }),
      ),
    void: async (attemptId) => readMove(await ask(attemptId, { Type: 'Void' })),
    refund: async (attemptId, money) =>
      readMove(
        await ask(attemptId, { Type: 'Credit', Total: printAmount(money), Currency: currencyNumbers[money.currency] }),
      ),
  };
}

async function post(url: string, body: string, wait: number): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
      signal: AbortSignal.timeout(wait),
    });
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (bytes > limits.bytes) throw new GatewayUnavailable('The bank answered with too much.');

      pieces.push(piece);
    }
    if (!response.ok) throw new GatewayUnavailable(`The bank answered ${response.status}.`);

    return new TextDecoder().decode(Buffer.concat(pieces));
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable(`The bank could not be reached: ${(error as Error).name}.`);
  }
}
