import { Button } from '@volan/ui/Button';
import { ErrorState } from '@volan/ui/ErrorState';
import { Heading } from '@volan/ui/Heading';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import type { OutlineName } from '@volan/ui/Outline';
import { CategoryLinks } from '../../../shell/CategoryLinks.tsx';
import { SearchForm } from '../../../shell/SearchForm.tsx';
import { SitePage } from '../../../shell/SitePage.tsx';
import { builtLink, homeHref } from '../../../shell/shellLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';

export interface ErrorPageProps {
  /** HTTP status: 400, 403 and 404 have pages of their own, any other is a failure of ours. */
  status: number;
}

/** The meaning of a status for a visitor. */
const kinds: Readonly<
  Record<
    number,
    { readonly title: 'error.bad-request' | 'error.not-found' | 'failures.forbidden'; readonly outline: OutlineName }
  >
> = {
  400: { title: 'error.bad-request', outline: 'pickup' },
  403: { title: 'failures.forbidden', outline: 'sedan' },
  404: { title: 'error.not-found', outline: 'wagon' },
};

const sentences: Readonly<Record<number, 'error.not-found-text' | 'error.forbidden-text'>> = {
  403: 'error.forbidden-text',
  404: 'error.not-found-text',
};

/**
 * A page that does not exist, an address that cannot be read, or a failure of ours with a way to try again. [B52, T15]
 */
export function ErrorPage({ status }: ErrorPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const catalog = pagePath(site, 'catalog', { categorySlug: site.brand.defaultCategory });
  const contact = builtLink(site, 'contact', {});
  const kind = kinds[status];
  const allVehicles = (
    <Button href={catalog} key="all">
      {t('error.all-vehicles')}
    </Button>
  );
  if (!kind) {
    return (
      <SitePage>
        <title>{`${t('error.server')} | ${site.brand.name}`}</title>
        <meta name="robots" content="noindex" />
        <ErrorState
          code={t('error.code', { code: status })}
          title={t('error.server')}
          sentence={t(status === 503 ? 'failures.unavailable' : 'error.server-text')}
          outline="forklift"
          {...(site.requestId && { reference: t('error.reference', { reference: site.requestId }) })}
          actions={
            <>
              <Button variant="primary" icon="refresh-cw" href={site.pathname + site.search}>
                {t('retry')}
              </Button>
              {allVehicles}
            </>
          }
        />
      </SitePage>
    );
  }

  return (
    <SitePage>
      <title>{`${t(kind.title)} | ${site.brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        code={t('error.code', { code: status })}
        title={t(kind.title)}
        sentence={t(sentences[status] ?? 'catalog.too-much-text')}
        outline={kind.outline}
        actions={
          <Stack gap={2}>
            <SearchForm action={catalog} />
            <Row gap={1.5} wrap>
              <Button variant="primary" href={homeHref(site)}>
                {t('error.go-home')}
              </Button>
              {allVehicles}
              {contact !== null && (
                <Button variant="ghost" href={contact}>
                  {t('error.report-link')}
                </Button>
              )}
            </Row>
          </Stack>
        }
      />
      <Stack gap={2} as="section" labelledBy="looking-for">
        <Heading level={2} size="h3" id="looking-for">
          {t('error.looking-for')}
        </Heading>
        <CategoryLinks />
      </Stack>
    </SitePage>
  );
}
