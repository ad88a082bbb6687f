import type { PasskeyCreation } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface PasskeyMakingProps {
  /** The server's request to the device, as JSON. */
  options: string;
}

/**
 * Asks the device to make a passkey, at once, and sends it in a form of the page; asks again where nothing came of it.
 */
export function PasskeyMaking({ options }: PasskeyMakingProps) {
  const { t } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const begun = useRef(false);
  const [failure, setFailure] = useState<'cancelled' | 'exists' | null>(null);

  const make = useCallback(async () => {
    setFailure(null);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const made = await startRegistration({ optionsJSON: JSON.parse(options) as PasskeyCreation });
      if (field.current) field.current.value = JSON.stringify(made);
      form.current?.requestSubmit();
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'cancelled');
    }
  }, [options]);

  useEffect(() => {
    if (begun.current) return;

    begun.current = true;
    void make();
  }, [make]);

  return (
    <form method="post" action="#passkeys" ref={form}>
      <input type="hidden" name="form" value="passkey-add" />
      <input type="hidden" name="credential" ref={field} />
      <Stack gap={2}>
        {failure === null ? (
          <Text>{t('account.passkey-waiting')}</Text>
        ) : (
          <Alert tone="info" urgent>
            {t(`account.passkey-${failure}`)}
          </Alert>
        )}
        <noscript>{t('account.passkey-needs-script')}</noscript>
        {failure === 'cancelled' && (
          <Row>
            <Button onClick={() => void make()} variant="primary">
              {t('account.passkey-again')}
            </Button>
          </Row>
        )}
      </Stack>
    </form>
  );
}
