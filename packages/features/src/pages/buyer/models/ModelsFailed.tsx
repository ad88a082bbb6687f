import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** The data about models could not be read: never an empty page. [T15] */
export function ModelsFailed({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <ErrorState
      title={t('models.failed')}
      sentence={t('models.failed-text')}
      outline="forklift"
      actions={
        <Button variant="primary" icon="refresh-cw" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}
