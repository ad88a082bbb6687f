import { XMLParser, XMLBuilder } from 'fast-xml-parser';
import { GatewayUnavailable, type PaymentMove, type PaymentStatus } from '../PaymentGateway.ts';

/** A question to the bank as elements below `CC5Request`. */
export type ApiRequest = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Elements of `CC5Response`, with those of `Extra` beside them. */
export type ApiResponse = ReadonlyMap<string, string>;

const builder = new XMLBuilder({});

/** Writes a request as the body of the API's form. */
export const writeApiRequest = (request: ApiRequest) =>
  new URLSearchParams({
    DATA: `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ CC5Request: request })}`,
  }).toString();

/** Reads an answer of the API. Documents with a DTD are refused, because entities could expand without end. */
export function readApiResponse(xml: string): ApiResponse {
  if (/<!/.test(xml)) throw new GatewayUnavailable('The bank answered with a document that has declarations.');

  const root = elementOf(parsed(xml), 'CC5Response');
  if (!root) throw new GatewayUnavailable('The bank answered with something else than a CC5Response.');

  const values = Object.entries({ ...root, ...elementOf(root, 'Extra') });

  return new Map(values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

function parsed(xml: string): unknown {
  const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, processEntities: true });
  try {
    return parser.parse(xml, true);
  } catch {
    throw new GatewayUnavailable('The bank answered with broken XML.');
  }
}

function elementOf(value: unknown, name: string): object | null {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;

  const element: unknown = (value as Record<string, unknown>)[name];
  return typeof element === 'object' && element !== null && !Array.isArray(element) ? element : null;
}

const states: ReadonlyMap<string, PaymentStatus['state']> = new Map([
  ['A', 'approved'],
  ['C', 'approved'],
  ['S', 'approved'],
  ['PN', 'pending'],
  ['CNCL', 'voided'],
  ['V', 'voided'],
  ['D', 'declined'],
  ['ERR', 'declined'],
]);

/** The type of a refund, as the last transaction of an attempt; a sale is `S`. */
const refundCharge = 'C';

/** Reads the answer to a status query. Amounts in it are para or cents. */
export function readStatus(response: ApiResponse, attemptId: string): PaymentStatus {
  const listed = new Map(
    (response.get('ORDERSTATUS') ?? '').split('\t').map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon), part.slice(colon + 1).trim()] as const;
    }),
  );
  const value = (name: string) => response.get(name) || listed.get(name) || null;
  const about = value('ORD_ID') ?? response.get('OrderId') ?? '';
  const letters = value('TRANS_STAT');
  const isOther = about !== '' && about !== attemptId;
  const known = letters === null ? undefined : states.get(letters.trim());
  const isRefund = known === 'approved' && value('CHARGE_TYPE_CD') === refundCharge;
  const unnamed = response.get('ProcReturnCode') === '99' ? 'unknown-attempt' : 'unreadable';

  return {
    state: isOther ? 'unreadable' : isRefund ? 'refunded' : (known ?? (letters === null ? unnamed : 'unreadable')),
    amount: minorUnits(value('ORIG_TRANS_AMT')),
    captured: minorUnits(value('CAPTURE_AMT')),
    transactionId: value('TRANS_ID') ?? (response.get('TransId') || null),
  };
}

const minorUnits = (text: string | null) => (text !== null && /^\d{1,14}$/.test(text) ? Number(text) : null);

/** Reads the answer to a capture, void or refund. */
export function readMove(response: ApiResponse): PaymentMove {
  const code = response.get('ProcReturnCode') || null;
  if (response.get('Response') === 'Approved' && code === '00') {
    return { done: true, transactionId: response.get('TransId') || null };
  }
  return { done: false, code, message: (response.get('ErrMsg') ?? '').slice(0, 300) };
}
