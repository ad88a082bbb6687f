import { CallError } from '@volan/api-client';
import type { ManagedPayment } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import type { AdminTexts } from '../texts/texts.ts';
import { isAll, RefundItems } from './RefundItems.tsx';
import { useDecidePayment, type PaymentDecision } from './paymentQueries.ts';

/** What the product says to buyers about these failures would mislead an administrator. */
const ownFailures: Readonly<Record<string, keyof AdminTexts>> = {
  'not-enough-credits': 'refundSpent',
  'payment-unavailable': 'bankAway',
  conflict: 'paymentConflict',
};

function Failed({ error }: { error: Error | null }) {
  const { texts } = useSite();
  const own = error instanceof CallError ? ownFailures[error.failed.failure] : undefined;
  return own ? (
    <Alert tone="critical" urgent>
      {texts[own]}
    </Alert>
  ) : (
    <FailedCall error={error} />
  );
}

/** Asks for the reason of a decision about a payment, and says what it does. [M43] */
function DecisionDialog({ payment, action }: { payment: ManagedPayment; action: PaymentDecision['action'] }) {
  const { texts, words } = useSite();
  const decide = useDecidePayment();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const { attempt_id: attemptId, order } = payment;
  const { items } = order;
  const [chosen, setChosen] = useState<readonly number[]>(items.map(({ quantity }) => quantity));
  const isPaid = action === 'refund' && payment.state === 'paid';
  const isDivisible = isPaid && (items.length > 1 || items.some(({ quantity }) => quantity > 1));
  const isNothing = isDivisible && chosen.every((quantity) => quantity === 0);
  const id = `${action}-${attemptId}`;
  const name = action === 'refund' ? texts.refund : texts.acceptPayment;
  const submit = () => {
    const isMissing = reason.trim().length < 3;
    setMissing(isMissing);
    if (isMissing || isNothing) return;
    const parts = chosen.flatMap((quantity, place) => (quantity === 0 ? [] : { place, quantity }));
    const isPart = isDivisible && !isAll(items, chosen);
    decide.mutate({ action, attemptId, reason, ...(isPart && { items: parts }) }, { onSuccess: () => setOpen(false) });
  };
  return (
    <>
      <Button size="small" variant={action === 'refund' ? 'danger' : 'primary'} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Modal
        id={id}
        title={name}
        closeLabel={texts.keepPayment}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{texts.keepPayment}</Button>
            <Button
              variant={action === 'refund' ? 'danger' : 'primary'}
              busyLabel={decide.isPending ? texts.saving : undefined}
              disabled={isNothing}
              onClick={submit}
            >
              {name}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>
            {payment.user.name}, {words.formats.money(payment.amount, payment.currency)}.{' '}
            {action === 'accept'
              ? texts.acceptText
              : payment.state === 'paid'
                ? texts.refundPaidText
                : texts.refundText}
          </Text>
          <Failed error={decide.error} />
          {isDivisible && <RefundItems payment={payment} chosen={chosen} onChosen={setChosen} />}
          <TextInput
            id={`${id}-reason`}
            label={texts.reason}
            hint={texts.paymentReasonHint}
            error={missing ? texts.reasonRequired : undefined}
            required
            maxLength={300}
            autoComplete="off"
            value={reason}
            onValueChange={setReason}
          />
        </Stack>
      </Modal>
    </>
  );
}

/** What can be decided about a payment; nothing where nothing can. */
export function PaymentDecisions({ payment }: { payment: ManagedPayment }) {
  const { state, order, is_refunding: isRefunding } = payment;
  if (state !== 'paid' && state !== 'review') return null;
  const isOrderPaid = order.state === 'captured' || order.state === 'refunded';
  return (
    <Row gap={1}>
      {state === 'review' && !isOrderPaid && !isRefunding && <DecisionDialog payment={payment} action="accept" />}
      <DecisionDialog payment={payment} action="refund" />
    </Row>
  );
}
