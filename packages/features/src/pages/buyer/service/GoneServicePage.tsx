import type { CarServiceGone } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { SitePage } from '../../../shell/SitePage.tsx';

export interface GoneServicePageProps {
  service: CarServiceGone;
}

/** A service that is paused, or whose company closed or is suspended: its name, and the way to others. [M16] */
export function GoneServicePage({ service }: GoneServicePageProps) {
  const site = useSite();
  const { t } = useMessages();

  return (
    <SitePage>
      <title>{`${t('services.gone')} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        code={t('error.code', { code: 410 })}
        title={t('services.gone')}
        sentence={t('services.gone-text', { name: service.name })}
        outline="wagon"
        actions={
          <Button variant="primary" href={pagePath(site, 'services', {})}>
            {t('services.show-all')}
          </Button>
        }
      />
    </SitePage>
  );
}
