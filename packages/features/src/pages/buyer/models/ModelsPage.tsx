import { modelQueries, useApi } from '@volan/api-client/react';
import type { ModelsOfBrand } from '@volan/api-contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { Heading } from '@volan/ui/Heading';
import { SearchInput } from '@volan/ui/SearchInput';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { metaText } from '@volan/domain-rules';
import { SitePage } from '../../../shell/SitePage.tsx';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { ModelsFailed } from './ModelsFailed.tsx';
import { ModelsOfMake } from './ModelsOfMake.tsx';
import * as styles from './models.css.ts';
import { modelsHref } from '../../../blocks/catalogSearch/modelLinks.ts';
import { ModelsSkeleton } from './ModelsSkeleton.tsx';
import { breadcrumbFacts } from '../../../shell/head/breadcrumbFacts.ts';
import { PageHead } from '../../../shell/head/PageHead.tsx';
import { homeHref } from '../../../shell/shellLinks.ts';
import { originOf } from '../../../runtime/site/siteAddress.ts';

/** The head of the list of models. What words find is no page of its own for search engines. [M60] */
function ModelsHead({ q }: { q: string }) {
  const site = useSite();
  const { t } = useMessages();
  const origin = originOf(site, site.country);

  return (
    <PageHead
      title={q === '' ? t('models.title') : `${t('models.title')}: ${q}`}
      description={metaText(t('models.lead'))}
      canonical={modelsHref(site)}
      origin={origin}
      noindex={q !== ''}
      facts={[
        breadcrumbFacts([
          { label: t('shell.home'), address: origin + homeHref(site) },
          { label: t('models.title'), address: origin + modelsHref(site) },
        ]),
      ]}
    />
  );
}

export interface ModelsPageProps {
  /** Words that are looked for; empty shows the makes with ads. */
  q: string;
}

function Makes({ makes, q }: { makes: readonly ModelsOfBrand[]; q: string }) {
  const site = useSite();
  const { t } = useMessages();
  if (makes.length === 0) {
    return q === '' ? (
      <EmptyState icon="car" title={t('models.empty')} help={t('models.lead')} />
    ) : (
      <EmptyState
        icon="search-x"
        title={t('models.none')}
        help={t('models.none-text')}
        action={
          <Button variant="primary" href={modelsHref(site)}>
            {t('models.all-makes')}
          </Button>
        }
      />
    );
  }

  return (
    <section aria-labelledby="makes">
      <Stack gap={2}>
        <Heading level={2} id="makes">
          {q === ''
            ? t('models.makes')
            : t('models.found', { text: q, count: makes.reduce((sum, { models }) => sum + models.length, 0) })}
        </Heading>
        <ul className={styles.makes}>
          {makes.map((make) => (
            <li key={make.slug} className={styles.make}>
              <ModelsOfMake make={make} />
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** Makes with their models and how many ads each has; any model is found by words. [B28] */
export function ModelsPage({ q }: ModelsPageProps) {
  const api = useApi();
  const site = useSite();
  const { t } = useMessages();
  const { data: makes, isError, refetch } = useQuery(modelQueries.list(api, q, site.country));

  return (
    <SitePage>
      <Stack gap={4}>
        {makes && <ModelsHead q={q} />}
        <Stack gap={1.5}>
          <Heading level={1}>{t('models.title')}</Heading>
          <Text tone="secondary" measure>
            {t('models.lead')}
          </Text>
          <form className={styles.search} role="search" action={modelsHref(site)} method="get">
            <div className={styles.field}>
              <SearchInput id="model-words" name="q" label={t('models.search')} defaultValue={q} />
            </div>
            <Button type="submit" variant="primary">
              {t('models.find')}
            </Button>
          </form>
        </Stack>
        {makes && <Makes makes={makes} q={q} />}
        {isError && <ModelsFailed retry={() => void refetch()} />}
        {!makes && !isError && <ModelsSkeleton />}
      </Stack>
    </SitePage>
  );
}
