import type {
  DeclineReason,
  PaymentAttempt,
  PaymentVerdict,
  ReviewReason,
  SignedReply,
  TransactionFacts,
} from '../PaymentGateway.ts';
import { currencyNumbers, readAmount } from './nestpayMoney.ts';
import type { NestpaySettings } from './NestpaySettings.ts';
import { transactionTypes } from './startFields.ts';

const declineReasons: ReadonlyMap<string, DeclineReason> = new Map([
  ['01', 'call-the-bank'],
  ['02', 'call-the-bank'],
  ['12', 'invalid-data'],
  ['51', 'insufficient-funds'],
  ['54', 'expired-card'],
  ['57', 'not-allowed'],
  ['62', 'not-allowed'],
]);

/**
 * Compares a signed reply with our record of the attempt, and returns its meaning.
 * It is paid only if all fields match this attempt, the bank approved it with code 00, and 3-D Secure ended as the
 * settings allow. An approval with any doubt goes to an administrator, because money may have moved.
 * [J93, M42]
 */
export function judgeReply(reply: SignedReply, attempt: PaymentAttempt, settings: NestpaySettings): PaymentVerdict {
  const field = (name: string) => reply.fields.get(name) ?? '';
  const facts = factsOf(reply);
  const review = (reason: ReviewReason): PaymentVerdict => ({ state: 'needs-review', reason, facts });

  const difference = differenceOf(reply, attempt, settings);
  if (difference) return review(difference);

  const isAuthenticated = settings.mdStatuses.includes(field('mdstatus'));
  switch (field('response')) {
    case 'Approved':
      if (field('procreturncode') !== '00') return review('contradiction');
      if (!isAuthenticated) return review('md-status');
      return { state: attempt.kind === 'sale' ? 'paid' : 'authorised', facts };
    case 'Declined':
    case 'Error':
      // a code of success or an authorisation code means that money may move, whatever the `Response` field says
      if (field('procreturncode') === '00' || field('authcode').trim() !== '') return review('contradiction');
      return { state: 'declined', reason: declineReason(reply, isAuthenticated), facts };
    default:
      return review('unknown-response');
  }
}

function differenceOf(
  { fields }: SignedReply,
  attempt: PaymentAttempt,
  settings: NestpaySettings,
): ReviewReason | null {
  const has = (name: string, value: string) => fields.get(name) === value;
  const isAbout = ['oid', 'returnoid'].every((name) => !fields.has(name) || has(name, attempt.id));
  if (!has('clientid', settings.clientId)) return 'client-differs';
  if (!isAbout || !(fields.has('oid') || fields.has('returnoid'))) return 'attempt-differs';
  if (readAmount(fields.get('amount')) !== attempt.amount) return 'amount-differs';
  if (!has('currency', currencyNumbers[attempt.currency])) return 'currency-differs';

  return has('trantype', transactionTypes[attempt.kind]) ? null : 'kind-differs';
}

function declineReason({ fields }: SignedReply, isAuthenticated: boolean): DeclineReason {
  const code = fields.get('procreturncode') ?? '';
  const named = declineReasons.get(code);
  if (named) return named;
  if (!isAuthenticated) return 'not-authenticated';

  return code === '99' || fields.get('response') === 'Error' ? 'gateway-error' : 'declined';
}

function factsOf({ fields }: SignedReply): TransactionFacts {
  const field = (name: string) => fields.get(name)?.trim().slice(0, 100) || null;
  const card = field('maskedcreditcard') ?? field('maskedpan');
  return {
    transactionId: field('transid'),
    authorisation: field('authcode'),
    hostReference: field('hostrefnum'),
    code: field('procreturncode'),
    mdStatus: field('mdstatus'),
    received: readAmount(fields.get('amount')),
    maskedCard: card !== null && card.replaceAll(/\D/g, '').length <= 10 ? card : null,
  };
}
