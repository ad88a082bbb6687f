import { Alert } from '@volan/ui/Alert';
import { Heading } from '@volan/ui/Heading';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { RequestForm, type RequestFormProps } from './RequestForm.tsx';

/** Where the form of a request is on the page of a service. */
export const requestAnchor = 'request';

export interface ServiceRequestProps extends Omit<RequestFormProps, 'result'> {
  /** The visitor acts for the service. */
  isOwn: boolean;
}

/** The part of a service's page where a visitor writes to it. [M16] */
export function ServiceRequest({ isOwn, ...form }: ServiceRequestProps) {
  const { t } = useMessages();

  return (
    <Stack as="section" gap={1.5} labelledBy={requestAnchor}>
      <Heading level={2} id={requestAnchor}>
        {t('services.request')}
      </Heading>
      {isOwn ? (
        <Alert tone="info">{t('failures.request-own-service')}</Alert>
      ) : (
        <>
          <Text measure tone="secondary">
            {t('services.request-text')}
          </Text>
          <RequestForm {...form} />
        </>
      )}
    </Stack>
  );
}
