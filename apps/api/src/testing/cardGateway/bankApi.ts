import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import type { NestpaySettings } from '../../payments/nestpay/NestpaySettings.ts';
import type { BankAccounts } from './bankAccounts.ts';

/** Answers a request of `/fim/api`, as XML. Null: the answer is lost on its way. */
export function answerApi(xml: string, accounts: BankAccounts, settings: Omit<NestpaySettings, 'url'>): string | null {
  const request = requestOf(xml);
  const field = (name: string) => request.get(name) ?? '';
  const isMerchant =
    field('Name') === settings.apiUser &&
    field('Password') === settings.apiPassword &&
    field('ClientId') === settings.clientId;
  if (!isMerchant) return write({ ErrMsg: 'Authentication failed', ProcReturnCode: '99', Response: 'Error' });

  const attemptId = field('OrderId');
  if (field('ORDERSTATUS') === 'QUERY') return statusOf(attemptId, accounts);

  const answer = accounts.move(field('Type'), attemptId, field('Total'), field('Currency'));
  if (!answer) return null;

  return write({ ...answer, OrderId: attemptId, TransId: accounts.find(attemptId)?.transactionId ?? '' });
}

function statusOf(attemptId: string, accounts: BankAccounts) {
  const payment = accounts.find(attemptId);
  if (!payment)
    return write({ ErrMsg: 'No record found', ProcReturnCode: '99', Response: 'Declined', OrderId: attemptId });

  const { status, amount, captured, refunded, transactionId } = payment;
  const isDeclined = status === 'D';
  const parts = [
    `ORD_ID:${attemptId}`,
    `CHARGE_TYPE_CD:${refunded > 0 ? 'C' : 'S'}`,
    `ORIG_TRANS_AMT:${amount}`,
    `CAPTURE_AMT:${captured || ''}`,
    `TRANS_STAT:${status}`,
  ];

  return write({
    ErrMsg: '',
    ProcReturnCode: isDeclined ? '05' : '00',
    Response: isDeclined ? 'Declined' : 'Approved',
    OrderId: attemptId,
    TransId: transactionId,
    Extra: { ORDERSTATUS: parts.join('\t'), TRANS_STAT: status, ORIG_TRANS_AMT: amount, CAPTURE_AMT: captured || '' },
  });
}

function requestOf(xml: string): ReadonlyMap<string, string> {
  const parser = new XMLParser({ parseTagValue: false });
  const { CC5Request } = parser.parse(xml) as { CC5Request?: { Extra?: object } };
  return new Map(Object.entries({ ...CC5Request, ...CC5Request?.Extra }).map(([name, value]) => [name, String(value)]));
}

const write = (response: object) =>
  `<?xml version="1.0" encoding="UTF-8"?>${new XMLBuilder({}).build({ CC5Response: response })}`;
