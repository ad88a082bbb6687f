import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

/** A part of the page could not be read: never an empty part. The way on is the page itself. [T15] */
export function PartFailed() {
  const { pathname, search } = useSite();
  const { t } = useMessages();
  return (
    <ErrorState
      icon="triangle-alert"
      headingLevel={3}
      title={t('home.part-failed')}
      sentence={t('home.part-failed-text')}
      actions={
        <Button variant="secondary" icon="refresh-cw" href={`${pathname}${search}`}>
          {t('retry')}
        </Button>
      }
    />
  );
}
