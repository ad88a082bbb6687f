import { Button, ErrorState } from '@volan/ui';
import { SitePage } from '../shell/SitePage.tsx';
import { useSite } from '../site/SiteProvider.tsx';
import { useWords } from '../site/useWords.ts';

/** An ad that could not be loaded, because the server is silent or slow: the fact and another try, never an empty page. */
export function AdErrorPage() {
  const { pathname, search } = useSite();
  const { t } = useWords();
  return (
    <SitePage>
      <ErrorState
        title={t('ad.failed')}
        sentence={t('ad.failed-text')}
        outline="forklift"
        actions={
          <Button variant="primary" icon="refresh-cw" href={pathname + search}>
            {t('retry')}
          </Button>
        }
      />
    </SitePage>
  );
}
