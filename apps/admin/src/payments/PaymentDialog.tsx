import { CallError } from '@volan/api-client';
import { Alert } from '@volan/ui/Alert';
import { FailedCall } from '../shell/FailedCall.tsx';
import { ReasonDialog, type ReasonDialogProps } from '../shell/ReasonDialog.tsx';
import { useSite } from '../shell/site.ts';
import type { PlainAdminText } from '@volan/i18n/admin';

/** Texts for administrators of failures whose texts for buyers would be misleading here. */
const ownFailures: Readonly<Record<string, PlainAdminText>> = {
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

export interface PaymentDialogProps extends Omit<ReasonDialogProps, 'keep' | 'failed'> {
  error: Error | null;
}

/** Asks for the reason of a decision about money. [M43] */
export function PaymentDialog({ error, ...dialog }: PaymentDialogProps) {
  const { texts } = useSite();
  return <ReasonDialog {...dialog} keep={texts.keepPayment} failed={<Failed error={error} />} />;
}
