import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { useWords } from '../../../runtime/site/useWords.ts';

/** The list could not be read: never an empty list. [T15] */
export function CatalogFailed({ retry }: { retry: () => void }) {
  const { t } = useWords();
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
