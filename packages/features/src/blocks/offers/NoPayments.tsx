import { Alert } from '@volan/ui/Alert';
import { useMessages } from '../../runtime/site/useMessages.ts';
import { useWithheld } from './useWithheld.ts';

/** Says where nothing can be paid in the country, and what stays; nothing anywhere else. [J68] */
export function NoPayments() {
  const { t } = useMessages();
  if (!useWithheld().includes('payments')) return null;
  return (
    <Alert tone="info" title={t('offers.no-payments')}>
      {t('offers.no-payments-text')}
    </Alert>
  );
}
