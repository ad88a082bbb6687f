import { Alert } from '@volan/ui/Alert';
import { Breadcrumbs } from '@volan/ui/Breadcrumbs';
import { Heading } from '@volan/ui/Heading';
import { Link } from '@volan/ui/Link';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { toHtmlLang } from '@volan/domain-rules';
import { island } from '../../../runtime/hydration/island.tsx';
import { languageLinks } from '../../../runtime/site/languageLinks.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { SitePage } from '../../../shell/SitePage.tsx';
import * as styles from './partners.css.ts';
import type { SnippetChoice } from './SnippetChoice.ts';
import { SnippetBuilderIsland } from './SnippetBuilder.island.tsx';
import type { SnippetPlace } from './snippetOf.ts';
import { snippetTexts } from './snippetTexts.ts';
import { sourcePatterns } from './widgetSource.ts';

/** The builder, on a public page as an island. */
const SnippetBuilder = island('snippetBuilder', SnippetBuilderIsland);

export interface PartnersPageProps extends Pick<SnippetPlace, 'major' | 'pin'> {
  choice: SnippetChoice;
  /** Whether the preview shows the widget itself. @default true */
  live?: boolean;
}

/** What widgets are for partners' own pages, and the builder of their code. [M65] */
export function PartnersPage({ choice, major, pin, live = true }: PartnersPageProps) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site);
  const action = pagePath(site, 'partners', {});

  return (
    <SitePage>
      <PageHead title={t('partners.title')} description={t('partners.text')} canonical={action} origin={origin} />
      <Breadcrumbs
        label={t('shell.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), href: homeHref(site) }, { label: t('partners.title') }]}
      />
      <div className={styles.head}>
        <Stack gap={1}>
          <Heading level={1}>{t('partners.title')}</Heading>
          <Text role="lead" tone="secondary">
            {t('partners.text')}
          </Text>
        </Stack>
      </div>
      <Stack gap={5}>
        <Alert
          tone="info"
          actions={
            <Link href={pagePath(site, 'contact', {})} standalone>
              {t('partners.get-key')}
            </Link>
          }
        >
          {t('partners.no-key')}
        </Alert>
        <SnippetBuilder
          action={action}
          choice={choice}
          place={{ origin, brand: site.brand.id, home: homeHref(site), major, pin }}
          patterns={sourcePatterns()}
          languages={languageLinks(site).map(({ tag, language }) => ({ tag, name: language.name }))}
          tag={toHtmlLang(site.language)}
          script={live ? `/widgets/${major}/volan.js` : null}
          texts={snippetTexts(t, site.brand.name, pin?.version ?? '')}
        />
      </Stack>
    </SitePage>
  );
}
