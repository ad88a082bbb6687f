import { CallError } from '@volan/api-client';
import type { ManagedPayment } from '@volan/api-contract';
import { Row } from '@volan/ui/Row';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { useSite } from '../shell/site.ts';
import type { PlainAdminText } from '@volan/i18n/admin';
import { isAll, RefundItems } from './RefundItems.tsx';
import { useConfirmTransfer, useDecidePayment, type PaymentDecision } from './paymentQueries.ts';
import { PaymentDialog } from './PaymentDialog.tsx';

/**
 * An amount as it is typed (`2000`, `2000,00`, `2 000.50`) in minor units; null if it is not an amount, or ambiguous as
 * `2.000` is.
 */
function readAmount(text: string): number | null {
  const [, whole, decimals = '00'] = /^(\d{1,11})(?:[.,](\d{2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  return whole === undefined ? null : Number(whole + decimals);
}

function textOf({ method, state }: ManagedPayment, action: PaymentDecision['action']) {
  if (action === 'capture') return 'captureText';
  if (action === 'void') return 'voidText';
  if (action === 'accept') return method === 'card' ? 'acceptText' : 'acceptTransferText';
  if (method === 'transfer') return state === 'paid' ? 'refundPaidTransferText' : 'refundTransferText';

  return state === 'paid' ? 'refundPaidText' : 'refundText';
}

const names = {
  refund: 'refund',
  accept: 'acceptPayment',
  capture: 'capturePayment',
  void: 'voidPayment',
} as const satisfies Record<PaymentDecision['action'], PlainAdminText>;

const isTakingBack = (action: PaymentDecision['action']) => action === 'refund' || action === 'void';

/** Refunds a payment, grants it, or captures or releases an authorised one. [M43] */
function DecisionDialog({ payment, action }: { payment: ManagedPayment; action: PaymentDecision['action'] }) {
  const { texts, words } = useSite();
  const decide = useDecidePayment();
  const { attempt_id: attemptId, order } = payment;
  const { items } = order;
  const [chosen, setChosen] = useState<readonly number[]>(items.map(({ quantity }) => quantity));
  const isPaid = action === 'refund' && payment.state === 'paid';
  const isDivisible = isPaid && (items.length > 1 || items.some(({ quantity }) => quantity > 1));
  const isNothing = isDivisible && chosen.every((quantity) => quantity === 0);
  const decideFor = (reason: string, close: () => void) => {
    const parts = chosen.flatMap((quantity, index) => (quantity === 0 ? [] : { place: index, quantity }));
    const isPart = isDivisible && !isAll(items, chosen);
    decide.mutate({ action, attemptId, reason, ...(isPart && { items: parts }) }, { onSuccess: close });
  };

  return (
    <PaymentDialog
      id={`${action}-${attemptId}`}
      name={texts[names[action]]}
      variant={isTakingBack(action) ? 'danger' : 'primary'}
      text={
        <>
          {payment.user.name}, {words.formats.money(payment.amount, payment.currency)}. {texts[textOf(payment, action)]}{' '}
          {isDivisible && texts.refundOnce}
        </>
      }
      fields={isDivisible && <RefundItems payment={payment} chosen={chosen} onChosen={setChosen} />}
      disabled={isNothing}
      error={decide.error}
      isPending={decide.isPending}
      onDecide={decideFor}
    />
  );
}

/** Confirms that a transfer has arrived, with the amount that is on the bank account. [M42] */
function ConfirmTransfer({ payment }: { payment: ManagedPayment }) {
  const { texts, words } = useSite();
  const confirm = useConfirmTransfer();
  const [amount, setAmount] = useState('');
  const [wrong, setWrong] = useState(false);
  const { attempt_id: reference } = payment;
  const id = `confirm-${reference}`;
  const { error } = confirm;
  const isRefused = error instanceof CallError && error.failed.failure === 'validation';

  return (
    <PaymentDialog
      id={id}
      name={texts.confirmTransfer}
      text={
        <>
          {payment.user.name}, {words.formats.money(payment.amount, payment.currency)}. {texts.confirmTransferText}
        </>
      }
      fields={
        <TextInput
          id={`${id}-amount`}
          label={texts.amountSeen}
          hint={texts.amountSeenHint}
          error={wrong ? texts.amountWrong : isRefused ? texts.amountDiffers : undefined}
          required
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onValueChange={setAmount}
        />
      }
      isWrong={() => {
        const isWrong = readAmount(amount) === null;
        setWrong(isWrong);
        return isWrong;
      }}
      error={isRefused ? null : error}
      isPending={confirm.isPending}
      onDecide={(reason, close) =>
        confirm.mutate({ reference, amount: readAmount(amount) ?? 0, reason }, { onSuccess: close })
      }
    />
  );
}

/** Possible decisions about a payment; nothing if there are none. */
export function PaymentDecisions({ payment }: { payment: ManagedPayment }) {
  const { state, method, order, is_refunding: isRefunding, is_voiding: isVoiding } = payment;
  if (state === 'started' && method === 'transfer') return <ConfirmTransfer payment={payment} />;
  if (state === 'authorised') {
    return (
      <Row gap={1}>
        {!isVoiding && <DecisionDialog payment={payment} action="capture" />}
        <DecisionDialog payment={payment} action="void" />
      </Row>
    );
  }
  if (state !== 'paid' && state !== 'review') return null;

  const isOrderPaid = ['authorised', 'captured', 'refunded'].includes(order.state);

  return (
    <Row gap={1}>
      {state === 'review' && !isOrderPaid && !isRefunding && <DecisionDialog payment={payment} action="accept" />}
      <DecisionDialog payment={payment} action="refund" />
    </Row>
  );
}
