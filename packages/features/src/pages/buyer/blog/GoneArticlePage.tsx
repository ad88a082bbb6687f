import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import { blogHref } from './blogHref.ts';

/** An article that was taken away, and the way to others. [M58] */
export function GoneArticlePage() {
  const site = useSite();
  const { t } = useMessages();
  return (
    <SitePage>
      <title>{`${t('blog.gone')} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        code={t('error.code', { code: 410 })}
        title={t('blog.gone')}
        sentence={t('blog.gone-text')}
        outline="wagon"
        actions={
          <Button variant="primary" href={blogHref(site, null)}>
            {t('blog.show-all')}
          </Button>
        }
      />
    </SitePage>
  );
}
