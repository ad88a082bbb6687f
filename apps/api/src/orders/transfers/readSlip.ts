import { Failure, type TransferSlip } from '@volan/api-contract';
import { ipsPayload, orderName, printReference, profileTypes, type BrandId } from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import { payeeOf } from '../../platform/brands/readSellers.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import type { OrderDeps } from '../OrderDeps.ts';

interface SlipRow {
  readonly public_id: string;
  readonly brand: BrandId;
  readonly currency: TransferSlip['currency'];
  readonly amount: number;
  readonly reference: string;
  readonly next_check_at: Date;
  readonly payer: string;
}

/**
 * The purpose of a transfer, short enough for a slip. It is Serbian for dinars. Otherwise it is English and contains
 * the reference, because international transfers have no field for it.
 */
export function purposeOf({ public_id: id, currency }: Pick<SlipRow, 'public_id' | 'currency'>, reference: string) {
  const purpose = createTranslator(currency === 'RSD' ? 'rs' : 'en')('slip.purpose-text', { order: orderName(id) });
  return currency === 'RSD' ? purpose : `${purpose}, ${printReference(reference)}`;
}

/** The data for the transfer form of an own order that waits for its transfer. [M40, A20] */
export async function ownSlip(
  { sql, sellers, payees }: Pick<OrderDeps, 'sql' | 'sellers' | 'payees'>,
  publicId: string,
  context: CallContext,
): Promise<TransferSlip | Failure<'not-found', null>> {
  const { actor } = principalOf(context);
  const [row] = await sql<SlipRow[]>`
    select public_id, o.brand, o.currency, p.amount, p.id as reference, next_check_at,
      coalesce(company.legal_name, users.name) as payer
    from purchase_order o join payment_attempt p on p.order_id = o.id join users on users.id = o.user_id
    left join company on company.user_id = users.id
    where public_id = ${publicId} and o.user_id = ${actor.id} and method = 'transfer' and p.state = 'started'`;
  const payee = row && payees[row.brand];
  if (!row || !payee) return new Failure<'not-found', null>('not-found');

  const { currency, amount, reference } = row;
  const isDomestic = currency === 'RSD';
  // 289: by order of a citizen; 221: final consumption of goods and services, what a company buys here
  const code = isDomestic ? (actor.profileType === profileTypes.private ? '289' : '221') : null;
  const names = { payee: payeeOf(sellers[row.brand]), purpose: purposeOf(row, reference) };
  // without the payer, whom the bank knows: a name may contain characters that the code does not allow
  const qr = code && ipsPayload({ ...payee, ...names, amount, reference, purposeCode: code });

  return {
    order_id: row.public_id,
    payer: row.payer,
    ...names,
    code,
    currency,
    amount,
    ...payee,
    model: '97',
    reference,
    qr: typeof qr === 'string' ? qr : null,
    waits_until: row.next_check_at.toISOString(),
  };
}
