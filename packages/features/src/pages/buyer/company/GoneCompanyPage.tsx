import type { CompanyGone } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { SitePage } from '../../../shell/SitePage.tsx';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface GoneCompanyPageProps {
  company: CompanyGone;
}

/** A company that closed or is suspended: its name, and the way to others. [M58] */
export function GoneCompanyPage({ company }: GoneCompanyPageProps) {
  const site = useSite();
  const { t } = useMessages();
  return (
    <SitePage>
      <title>{`${t('company.gone')} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        code={t('error.code', { code: 410 })}
        title={t('company.gone')}
        sentence={t('company.gone-text', { name: company.name })}
        outline="wagon"
        actions={
          <Button variant="primary" href={pagePath(site, 'companies', {})}>
            {t('companies.show-all')}
          </Button>
        }
      />
    </SitePage>
  );
}
