import { Button } from '@volan/ui/Button';
import { Modal } from '@volan/ui/Modal';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { TextInput } from '@volan/ui/TextInput';
import { useState, type ReactNode } from 'react';
import { useSite } from './site.ts';

export interface ReasonDialogProps {
  id: string;
  /** Label of the button that opens it, its title, and label of the button that confirms. */
  name: string;
  variant?: 'primary' | 'secondary' | 'danger';
  /** Effect of the decision, in a sentence. */
  text: ReactNode;
  /** Fields above the reason. */
  fields?: ReactNode;
  /** Nothing is chosen in the fields, so the decision cannot be confirmed. */
  disabled?: boolean;
  /** Shows the errors of the fields; true: do not continue. */
  isWrong?: () => boolean;
  /** Label of the button that changes nothing. */
  keep: string;
  /** Error of the last try. */
  failed: ReactNode;
  isPending: boolean;
  onDecide: (reason: string, close: () => void) => void;
}

/** Asks for the reason of a decision, which is stored with it, and explains its effect. [M43, J12] */
export function ReasonDialog(props: ReasonDialogProps) {
  const { id, name, variant = 'secondary', text, fields, disabled, isWrong, keep, failed, isPending, onDecide } = props;
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
        closeLabel={keep}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{keep}</Button>
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
          {failed}
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
