import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The list could not be read: never an empty list. [T15] */
export function CatalogFailed({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <ErrorState
      title={t('catalog.failed')}
      sentence={t('catalog.failed-text')}
      outline="forklift"
      actions={
        <Button variant="primary" icon="refresh-cw" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
