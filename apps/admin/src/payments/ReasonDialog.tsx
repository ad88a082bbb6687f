import { CallError } from '@volan/api-client';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type ReactNode } from 'react';
import { FailedCall } from '../shell/FailedCall.tsx';
import { useSite } from '../shell/site.ts';
import type { AdminTexts } from '../texts/texts.ts';

/** What the product says to buyers about these failures would mislead an administrator. */
const ownFailures: Readonly<Record<string, keyof AdminTexts>> = {
  'not-enough-credits': 'refundSpent',
  'payment-unavailable': 'bankAway',
  conflict: 'paymentConflict',
  forbidden: 'paymentOwn',
  'not-found': 'paymentGone',
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

export interface ReasonDialogProps {
  id: string;
  /** Of the button that opens it, its head and the button that does it. */
  name: string;
  variant?: 'primary' | 'secondary' | 'danger';
  /** What it does, in a sentence. */
  text: ReactNode;
  /** Fields above the reason. */
  fields?: ReactNode;
  /** Nothing is chosen in the fields. */
  disabled?: boolean;
  /** Says what is wrong in the fields, and whether to stop there. */
  isWrong?: () => boolean;
  error: Error | null;
  isPending: boolean;
  onDecide: (reason: string, close: () => void) => void;
}

/** Asks for the reason of a decision about money, and says what it does. [M43] */
export function ReasonDialog(props: ReasonDialogProps) {
  const { id, name, variant = 'secondary', text, fields, disabled, isWrong, error, isPending, onDecide } = props;
  const { texts } = useSite();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    const isMissing = reason.trim().length < 3;
    const isStopped = isWrong?.() ?? false;
    setMissing(isMissing);
    if (!isMissing && !isStopped) onDecide(reason, () => setOpen(false));
  };
  return (
    <>
      <Button size="small" variant={variant} onClick={() => setOpen(true)}>
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
              variant={variant === 'danger' ? 'danger' : 'primary'}
              busyLabel={isPending ? texts.saving : undefined}
              disabled={disabled ?? false}
              onClick={submit}
            >
              {name}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>{text}</Text>
          <Failed error={error} />
          {fields}
          <TextInput
            id={`${id}-reason`}
            label={texts.reason}
            hint={texts.paymentReasonHint}
            error={missing ? texts.reasonRequired : undefined}
            required
            maxLength={300}
            autoComplete="off"
            value={reason}
            onValueChange={(typed) => {
              setReason(typed);
              setMissing(false);
            }}
          />
        </Stack>
      </Modal>
    </>
  );
}
